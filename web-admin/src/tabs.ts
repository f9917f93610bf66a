import { useText } from '@workledger/web-app/kit/i18n'
import { lazy, useMemo } from 'react'
import { employmentTexts } from './employment/messages'
import { leaveTexts } from './leave/messages'
import { payrollTexts } from './payroll/messages'
import type { EmployeeTab } from './people/employee-tabs'

const ContractTab = lazy(() => import('./employment/contract-tab'))
const PayslipsTab = lazy(() => import('./payroll/payslips-tab'))
const TimeOffTab = lazy(() => import('./leave/time-off-tab'))

/** What other areas add to an employee's profile. */
export function useProfileTabs(): readonly EmployeeTab[] {
  const employment = useText(employmentTexts)
  return useMemo(() => [{ id: 'contract', label: employment('tab'), Component: ContractTab }], [employment])
}

/** What other areas add to an employee's requests. */
export function useRequestTabs(): readonly EmployeeTab[] {
  const leave = useText(leaveTexts)
  const payroll = useText(payrollTexts)
  return useMemo(
    () => [
      { id: 'timeoff', label: leave('tabs.timeoff'), Component: TimeOffTab },
      { id: 'payslips', label: payroll('payslips'), Component: PayslipsTab },
    ],
    [leave, payroll],
  )
}
