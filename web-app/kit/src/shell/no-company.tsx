import Button from '@mui/material/Button'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import type { IconName } from '../ui/icon'
import { EmptyState } from '../ui/states'
import { Page } from './page'

/** A page for any signed-in person; without a company it only shows the way to one. */
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
