import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { LeaveList } from './leave-list'
import { leaveTexts } from './messages'

export default function ApprovalsPage() {
  const t = useText(leaveTexts)
  return (
    <Page title={t('page')}>
      <LeaveList />
    </Page>
  )
}
