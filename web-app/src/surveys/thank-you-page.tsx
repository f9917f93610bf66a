import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { usePageTitle } from '@workledger/kit/shell/title'
import { AppLink } from '@workledger/kit/ui/app-link'
import { EmptyState } from '@workledger/kit/ui/states'
import { feedbackTexts } from './messages'

/** The end of a survey. */
export default function ThankYouPage() {
  const t = useText(feedbackTexts)
  usePageTitle(t('page'))

  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>
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
    </Box>
  )
}
