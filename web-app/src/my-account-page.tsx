import Box from '@mui/material/Box'
import { EmailForm, LanguageCard, PasswordForm } from './access/account-forms'
import { accessTexts } from './access/messages'
import { SessionsCard } from './access/sessions-card'
import { useCurrent } from './kit/current'
import { ExportCard } from './kit/data-exports/export-card'
import { useText } from './kit/i18n'
import { Page } from './kit/shell/page'
import { AvatarForm } from './people/avatar-form'
import { WeekCard } from './people/week-card'

/** One's own account: picture, language, address and password. The picture belongs to the workspace, so it needs one. */
export default function MyAccountPage() {
  const t = useText(accessTexts)
  const { workspace, employee, user } = useCurrent()
  return (
    <Page title={t('account.page')} narrow>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {workspace && employee && <AvatarForm />}
        <LanguageCard />
        {employee && <WeekCard />}
        <EmailForm />
        <PasswordForm />
        <SessionsCard />
        {workspace && employee && !user.impersonated_by && <ExportCard of="own" />}
      </Box>
    </Page>
  )
}
