import { ExportCard } from '@workledger/kit/areas/privacy/export-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { Stack } from '@workledger/kit/ui/layout'
import { EmailForm, LanguageCard, PasswordForm } from './access/account-forms'
import { FactorsCard } from './access/factors/factors-card'
import { LinksCard } from './access/links-card'
import { accessTexts } from './access/messages'
import { SessionsCard } from './access/sessions-card'
import { TokensCard } from './access/tokens-card'
import { KioskPinCard } from './attendance/kiosk/kiosk-pin-card'
import { AvatarForm } from './people/avatar-form'
import { WeekCard } from './people/week-card'

/**
 * The viewer's own account: picture, language, address and password. The picture belongs to the
 * workspace, so it needs one.
 */
export default function MyAccountPage() {
  const t = useText(accessTexts)
  const { workspace, employee, user } = useCurrent()

  return (
    <Page title={t('account.page')} narrow>
      <Stack gap={2}>
        {workspace && employee && <AvatarForm />}
        <LanguageCard />
        {employee && <WeekCard />}
        <EmailForm />
        <PasswordForm />
        {!user.impersonated_by && <FactorsCard />}
        {workspace && employee && !user.impersonated_by && <KioskPinCard />}
        {!user.impersonated_by && <LinksCard />}
        <SessionsCard />
        {workspace && employee && !user.impersonated_by && <TokensCard />}
        {workspace && employee && !user.impersonated_by && <ExportCard of="own" />}
      </Stack>
    </Page>
  )
}
