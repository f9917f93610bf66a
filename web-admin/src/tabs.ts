import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { recordViewTexts } from '@workledger/kit/areas/audit/messages'
import { documentTexts } from '@workledger/kit/areas/documents/messages'
import { bankTexts } from '@workledger/kit/areas/payments/messages'
import { relativesTexts } from '@workledger/kit/areas/people/relatives/messages'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import type { TabEntry } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { checklistsTexts } from './checklists/messages'
import { employmentTexts } from './employment/messages'
import { expenseTexts } from './expenses/messages'
import { leaveTexts } from './leave/messages'
import { payrollTexts } from './payroll/messages'
import type { EmployeeTab } from './people/employee-tabs'
import { privacyTexts } from './privacy/messages'
import { weekRuleTexts } from './time-tracking/steps/messages'

const RecordViewsTab = lazy(() => import('./audit/record-views-tab'))
const AttendanceTab = lazy(() => import('./attendance/attendance-tab'))
const WorkingTimeTab = lazy(() => import('./working-time/account-tab'))
const WorkingTimeRulesTab = lazy(() => import('./working-time/rules-tab'))
const AttendanceRulesTab = lazy(() => import('./attendance/rules-tab'))
const KiosksTab = lazy(() => import('./attendance/kiosks-tab'))
const NetworksTab = lazy(() => import('./attendance/networks-tab'))
const ChecklistsTab = lazy(() => import('./checklists/checklists-tab'))
const TemplatesTab = lazy(() => import('./checklists/templates-tab'))
const ContractTab = lazy(() => import('./employment/contract-tab'))
const DocumentsTab = lazy(() => import('./documents/documents-tab'))
const BankAccountTab = lazy(() => import('./payroll/bank-account-tab'))
const PayslipsTab = lazy(() => import('./payroll/payslips-tab'))
const ExpensesTab = lazy(() => import('./expenses/expenses-tab'))
const RelativesTab = lazy(() => import('./people/relatives-tab'))
const WeekRulesTab = lazy(() => import('./time-tracking/steps/week-rules-tab'))
const ClosingTab = lazy(() => import('./privacy/closing-tab'))
const FormerPeopleTab = lazy(() => import('./privacy/former-people-tab'))
const TimeOffTab = lazy(() => import('./leave/time-off-tab'))

/** Returns other areas' tabs of an employee's profile. */
export function useProfileTabs(): readonly EmployeeTab[] {
  const employment = useText(employmentTexts)
  const attendance = useText(sharedAttendanceTexts)
  const workingTime = useText(workingTimeTexts)
  const bank = useText(bankTexts)
  const relatives = useText(relativesTexts)
  const documents = useText(documentTexts)
  const checklists = useText(checklistsTexts)
  const views = useText(recordViewTexts)

  return useMemo(
    () => [
      {
        id: 'family',
        label: relatives('tab'),
        call: relativesApi.relatives,
        Component: RelativesTab,
      },
      {
        id: 'contract',
        label: employment('tab'),
        call: employmentApi.contracts,
        Component: ContractTab,
        ownHistory: true,
      },
      {
        id: 'documents',
        label: documents('tab'),
        call: documentsApi.documents,
        Component: DocumentsTab,
      },
      {
        id: 'attendance',
        label: attendance('tab'),
        call: attendanceApi.monthlyAttendance,
        Component: AttendanceTab,
      },
      {
        id: 'working_time',
        label: workingTime('tab'),
        call: workingTimeApi.workingTimeAccount,
        Component: WorkingTimeTab,
      },
      { id: 'bank', label: bank('tab'), call: paymentsApi.bankAccount, Component: BankAccountTab },
      {
        id: 'checklists',
        label: checklists('tab'),
        call: checklistsApi.checklists,
        Component: ChecklistsTab,
      },
      {
        id: 'opened',
        label: views('tab'),
        call: auditEventsApi.recordViews,
        Component: RecordViewsTab,
      },
    ],
    [employment, attendance, workingTime, bank, relatives, documents, checklists, views],
  )
}

/** Returns other areas' tabs of the company's settings, for people who may change them. */
export function useSettingsTabs(): readonly TabEntry[] {
  const attendance = useText(sharedAttendanceTexts)
  const kiosks = useText(kioskTexts)
  const workingTime = useText(workingTimeTexts)
  const checklists = useText(checklistsTexts)
  const privacy = useText(privacyTexts)
  const weeks = useText(weekRuleTexts)

  return useMemo(
    () => [
      { id: 'weeks', label: weeks('tab'), Component: WeekRulesTab },
      { id: 'attendance', label: attendance('rules.title'), Component: AttendanceRulesTab },
      { id: 'kiosks', label: kiosks('title'), Component: KiosksTab },
      { id: 'networks', label: kiosks('networks.tab'), Component: NetworksTab },
      { id: 'working_time', label: workingTime('accounts.page'), Component: WorkingTimeRulesTab },
      { id: 'checklists', label: checklists('templates.title'), Component: TemplatesTab },
      { id: 'former-people', label: privacy('tab'), Component: FormerPeopleTab },
      { id: 'closing', label: privacy('closing.tab'), Component: ClosingTab },
    ],
    [attendance, kiosks, workingTime, checklists, privacy, weeks],
  )
}

/** Returns other areas' tabs of an employee's requests. */
export function useRequestTabs(): readonly EmployeeTab[] {
  const leave = useText(leaveTexts)
  const expenses = useText(expenseTexts)
  const payroll = useText(payrollTexts)

  return useMemo(
    () => [
      {
        id: 'timeoff',
        label: leave('tabs.timeoff'),
        Component: TimeOffTab,
        hiddenFor: ({ time_off_policy_id }) => time_off_policy_id === null,
      },
      {
        id: 'expenses',
        label: expenses('tab'),
        call: expensesApi.expenseStats,
        Component: ExpensesTab,
      },
      {
        id: 'payslips',
        label: payroll('payslips'),
        call: payrollApi.payslips,
        Component: PayslipsTab,
      },
    ],
    [leave, expenses, payroll],
  )
}
