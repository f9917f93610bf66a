import type { QueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { billingApi } from '@workledger/contracts/billing/billing.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { announcementsApi } from '@workledger/contracts/operations/announcements.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { firstItemsQuery, inboxCountsQuery } from '@workledger/kit/areas/inbox/use-inbox-items'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today } from '@workledger/kit/i18n/format'
import { readAhead } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { monthEvents, thisWeek } from './calendar/this-week'
import { dashboardLeaves } from './leave/first-leaves'
import { openTasks } from './projects/open-tasks'
import { runningEntry } from './time-tracking/running'

/**
 * Requests the data of the shell, and of the dashboard or the console's list on it, before the
 * first render: the browser knows workspace and employee from the last visit. All of it is one
 * call. The shell, the cards and the list find the same reads answered or in progress.
 */
export function askFirstCalls(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  listOf: (ws: string, pathname: string, search: string) => string | undefined,
) {
  const { token, workspace, defaultWorkspace, employee } = session.get()
  if (!token) return
  const ws = workspace ?? defaultWorkspace

  for (const asked of [
    query(accessApi.me),
    query(workspacesApi.workspaces),
    query(announcementsApi.announcements),
    ...(ws ? companyCalls(ws) : []),
    ...(ws && employee ? memberCalls(ws, employee) : []),
    ...(ws && employee && pathname === '/dashboard' ? dashboardCalls(ws, employee) : []),
  ])
    void client.prefetchQuery(asked as Parameters<QueryClient['prefetchQuery']>[0])

  const list = ws && employee ? listOf(ws, pathname, search) : undefined
  if (list) readAhead(list)
}

const companyCalls = (ws: string) => {
  const params = { ws }
  return [
    query(workspacesApi.workspace, { params }),
    query(peopleApi.employeeMe, { params }),
    query(workspacesApi.settings, { params }),
    query(billingApi.billingState, { params }),
  ]
}

/** The timer, the check-in and the inbox's badge of every page. */
const memberCalls = (ws: string, id: string) => {
  const params = { id }
  return [
    runningEntry(ws, id),
    query(attendanceApi.currentAttendance, { params }),
    inboxCountsQuery(ws),
  ]
}

const dashboardCalls = (ws: string, id: string) => {
  const params = { id }
  return [
    query(attendanceApi.yearlyAttendance, { params, query: {} }),
    query(leaveBalanceApi.leaveStats, { params, query: {} }),
    firstItemsQuery(ws, 'leave', dashboardLeaves),
    query(leaveApi.leaveRequests, { params }),
    query(expensesApi.expenseStats, { params }),
    openTasks(id),
    thisWeek(ws, today()),
    monthEvents(ws, monthAround(today(), 0)),
  ]
}
