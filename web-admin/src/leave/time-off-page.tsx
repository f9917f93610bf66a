import { mayCall } from '@workledger/contracts/kernel/callers'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { useMay } from '../kit/may'
import { leaveTexts } from './messages'

const Policies = lazy(() => import('./policies-tab'))
const Types = lazy(() => import('./types-tab'))
const Holidays = lazy(() => import('./holidays-tab'))
const Approval = lazy(() => import('./approval-tab'))
const Years = lazy(() => import('./years-tab'))

/** The rules of time off. All people read them; holders of Edit Company change them. */
export default function TimeOffPage() {
  const t = useText(leaveTexts)
  const words = useText(approvalRuleTexts)
  const may = useMay()('closeLeaveYear')
  const held = useCurrent().employee?.role?.permissions
  const reads = mayCall(leaveApprovalApi.leaveApprovalRules, held ?? [])

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'policies', label: t('policy.tab'), Component: Policies },
      { id: 'types', label: t('leaveType.tab'), Component: Types },
      { id: 'holidays', label: t('holiday.tab'), Component: Holidays },
      ...(reads ? [{ id: 'approval', label: words('tab'), Component: Approval }] : []),
      ...(may ? [{ id: 'years', label: t('years.tab'), Component: Years }] : []),
    ],
    [t, words, may, reads],
  )

  return (
    <Page title={t('rules.page')}>
      <Tabs tabs={tabs} label={t('rules.page')} />
    </Page>
  )
}
