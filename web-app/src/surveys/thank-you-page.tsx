import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AppLink } from '../kit/app-link'
import { useText } from '../kit/i18n'
import { EmptyState } from '../kit/states'
import { usePageTitle } from '../kit/title'
import { feedbackTexts } from './messages'

/** Where a survey ends. */
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
