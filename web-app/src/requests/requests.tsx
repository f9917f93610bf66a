import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import { useMember } from '../kit/current'
import { useText } from '../kit/i18n'
import { Page } from '../kit/shell/page'
import { Tabs, type TabEntry } from '../kit/tabs'
import { leaveTexts } from '../leave/messages'
import { useRequestsToApprove } from '../leave/pending'

const TimeOff = lazy(() => import('../leave/time-off'))
const Approvals = lazy(() => import('../leave/approvals'))

/** What one asks the company for. Each area adds its tab here. */
export default function Requests() {
  const t = useText(leaveTexts)
  const { employee, can } = useMember()
  const { total } = useRequestsToApprove()
  const decides = total > 0 || can('edit_company', 'manage_company', 'edit_manager')
  const approvals: TabEntry = { id: 'approvals', label: t('approvals'), count: total, Component: Approvals }
  // Somebody without a policy has nothing to ask for here; a manager among them still has the inbox.
  if (!employee.time_off_policy_id && !decides) return <Navigate replace to="/" />
  const tabs: TabEntry[] = [...(employee.time_off_policy_id ? [{ id: 'timeoff', label: t('tab'), Component: TimeOff }] : []), ...(decides ? [approvals] : [])]
  return (
    <Page title={t('page')}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
