import { useText } from '@workledger/web-app/kit/i18n'
import { lazy, useMemo } from 'react'
import { leaveTexts } from './leave/messages'
import type { EmployeeTab } from './people/employee-tabs'

const TimeOffTab = lazy(() => import('./leave/time-off-tab'))

/** What other areas add to an employee's profile. */
export function useProfileTabs(): readonly EmployeeTab[] {
  return useMemo(() => [], [])
}

/** What other areas add to an employee's requests. */
export function useRequestTabs(): readonly EmployeeTab[] {
  const leave = useText(leaveTexts)
  return useMemo(() => [{ id: 'timeoff', label: leave('tabs.timeoff'), Component: TimeOffTab }], [leave])
}
