import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useMember } from './kit/current'
import { useText } from './kit/i18n'
import { Page } from './kit/shell/page'
import { type TabEntry, Tabs } from './kit/tabs'
import { leaveTexts } from './leave/messages'
import { useRequestsToApprove } from './leave/pending'

const TimeOff = lazy(() => import('./leave/time-off'))
const Approvals = lazy(() => import('./leave/approvals'))

/** What one asks the company for. Each area adds its tab here. */
export default function RequestsPage() {
  const t = useText(leaveTexts)
  const { employee, can } = useMember()
  const { total } = useRequestsToApprove()
  // The inbox stays open when its last request is decided.
  const inbox = useSearchParams()[0].get('tab') === 'approvals'
  const decides = inbox || total > 0 || can('edit_company', 'manage_company', 'edit_manager')
  // Somebody without a policy has nothing to ask for here; a manager among them still has the inbox.
  if (!employee.time_off_policy_id && !decides) return <Navigate replace to="/" />
  const own: TabEntry[] = employee.time_off_policy_id ? [{ id: 'timeoff', label: t('tab'), Component: TimeOff }] : []
  const others: TabEntry[] = decides ? [{ id: 'approvals', label: t('approvals'), count: total, Component: Approvals }] : []
  return (
    <Page title={t('page')}>
      <Tabs tabs={[...own, ...others]} label={t('page')} />
    </Page>
  )
}
