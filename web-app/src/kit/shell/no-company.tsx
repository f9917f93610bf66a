import Button from '@mui/material/Button'
import { AppLink } from '../app-link'
import { useText } from '../i18n'
import type { IconName } from '../icon'
import { kitTexts } from '../messages'
import { EmptyState } from '../states'
import { Page } from './page'

/** A page that everyone who is signed in may open; without a company it only shows the way to one. */
export function NoCompany({ title, icon }: { title: string; icon: IconName }) {
  const t = useText(kitTexts)
  return (
    <Page title={title} quietTitle>
      <EmptyState
        icon={icon}
        title={t('noCompany.title')}
        text={t('noCompany.text')}
        action={
          <Button component={AppLink} to="/workspaces" variant="contained" color="primary">
            {t('noCompany.action')}
          </Button>
        }
      />
    </Page>
  )
}
