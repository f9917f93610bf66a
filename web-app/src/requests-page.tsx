import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useMember } from './kit/current'
import { useText } from './kit/i18n'
import { Page } from './kit/shell/page'
import { type TabEntry, Tabs } from './kit/tabs'
import { leaveTexts } from './leave/messages'
import { useRequestsToApprove } from './leave/pending'
import { payrollTexts } from './payroll/messages'

const TimeOff = lazy(() => import('./leave/time-off'))
const Approvals = lazy(() => import('./leave/approvals'))
const Payslips = lazy(() => import('./payroll/payslips'))

/** What one asks the company for. Each area adds its tab here. */
export default function RequestsPage() {
  const t = useText(leaveTexts)
  const pay = useText(payrollTexts)
  const { employee, can } = useMember()
  const { total } = useRequestsToApprove()
  const asked = useSearchParams()[0].get('tab')
  const asks = Boolean(employee.time_off_policy_id)
  // The inbox stays open when its last request is decided.
  const decides = asked === 'approvals' || total > 0 || can('edit_company', 'manage_company', 'edit_manager', 'manage_time_off')
  // Somebody without a policy has nothing to ask for here; a manager among them still has the inbox, and whoever is paid the
  // payslips that the notice by e-mail leads to.
  if (!asks && !decides && asked !== 'payslips') return <Navigate replace to="/" />
  const tabs: TabEntry[] = [
    ...(asks ? [{ id: 'timeoff', label: t('tab'), Component: TimeOff }] : []),
    ...(decides ? [{ id: 'approvals', label: t('approvals'), count: total, Component: Approvals }] : []),
    { id: 'payslips', label: pay('tab'), Component: Payslips },
  ]
  return (
    <Page title={t('page')}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
