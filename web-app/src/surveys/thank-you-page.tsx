import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { OutsidePage, type Sender } from '@workledger/kit/shell/outside'
import { usePageTitle } from '@workledger/kit/shell/title'
import { AppLink } from '@workledger/kit/ui/app-link'
import { EmptyState } from '@workledger/kit/ui/states'
import { useLocation } from 'react-router-dom'
import { feedbackTexts } from './messages'

/** The end of a survey. */
export default function ThankYouPage() {
  const t = useText(feedbackTexts)
  // The sheet passes its company on; the address alone names none.
  const state = useLocation().state as Sender | null
  usePageTitle(t('page'))

  return (
    <OutsidePage sender={state ?? undefined} width={640}>
      <EmptyState
        heading
        icon="check"
        title={t('thanks.title')}
        text={t('thanks.text')}
        action={
          <Button component={AppLink} to="/">
            {t('thanks.home')}
          </Button>
        }
      />
    </OutsidePage>
  )
}
