import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ownChecklistTexts } from './checklists/messages'
import { useOpenItems } from './checklists/open-items'
import { expenseTexts } from './expenses/messages'
import { useExpensesToApprove } from './expenses/pending'
import { leaveTexts } from './leave/messages'
import { useRequestsToApprove } from './leave/pending'
import { payrollTexts } from './payroll/messages'

const TimeOff = lazy(() => import('./leave/time-off'))
const Expenses = lazy(() => import('./expenses/expenses-tab'))
const Approvals = lazy(() => import('./approvals-tab'))
const Corrections = lazy(() => import('./attendance/corrections-tab'))
const OwnItems = lazy(() => import('./checklists/own-items'))
const TeamCalendar = lazy(() => import('./leave/team-calendar-tab'))
const Payslips = lazy(() => import('./payroll/payslips'))

/** The viewer's requests to the company. Each area adds its tab here. */
export default function RequestsPage() {
  const t = useText(leaveTexts)
  const expense = useText(expenseTexts)
  const pay = useText(payrollTexts)
  const attendance = useText(sharedAttendanceTexts)
  const checklists = useText(ownChecklistTexts)
  const { employee, can } = useMember()
  const items = useOpenItems()
  const leaves = useRequestsToApprove()
  const total = leaves.total + useExpensesToApprove().total
  const asked = useSearchParams()[0].get('tab')
  const asks = Boolean(employee.time_off_policy_id)

  // The inbox stays open after its last request is decided.
  const decides =
    asked === 'approvals' ||
    leaves.decides ||
    total > 0 ||
    can('edit_company', 'manage_company', 'edit_manager', 'manage_time_off', 'manage_payroll')

  // A person without a policy has nothing to request here. A manager without one still has the
  // inbox; paid people have expenses, corrections and the payslips to which the e-mail leads.
  if (
    !asks &&
    !decides &&
    items === 0 &&
    !['payslips', 'expenses', 'corrections', 'checklists'].includes(asked ?? '')
  )
    return <Navigate replace to="/" />

  const tabs: TabEntry[] = [
    ...(asks ? [{ id: 'timeoff', label: t('tab'), Component: TimeOff }] : []),
    { id: 'expenses', label: expense('tab'), Component: Expenses },
    ...(decides
      ? [{ id: 'approvals', label: t('approvals'), count: total, Component: Approvals }]
      : []),
    ...(decides ? [{ id: 'team', label: t('team.tab'), Component: TeamCalendar }] : []),
    { id: 'corrections', label: attendance('corrections.title'), Component: Corrections },
    ...(items > 0 || asked === 'checklists'
      ? [{ id: 'checklists', label: checklists('tab'), count: items, Component: OwnItems }]
      : []),
    { id: 'payslips', label: pay('tab'), Component: Payslips },
  ]

  return (
    <Page title={t('page')}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
