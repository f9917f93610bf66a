import type { QueryClient } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today } from '@workledger/kit/i18n/format'
import { query } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { monthEvents, thisWeek } from './calendar/this-week'
import { openTasks } from './projects/open-tasks'
import { runningEntry } from './time-tracking/running'
import { asksSetup, setupCalls } from './workspaces/setup-calls'

/**
 * Requests the dashboard's data while the session itself loads, since the browser knows workspace
 * and employee from the last visit. The cards find the same queries answered or in progress.
 */
export function askDashboardCalls(client: QueryClient) {
  const { token, workspace, employee: id } = session.get()
  if (!token || !workspace || !id) return
  const params = { id }

  for (const asked of [
    query(attendanceApi.yearlyAttendance, { params, query: {} }),
    query(attendanceApi.currentAttendance, { params }),
    query(leaveBalanceApi.leaveStats, { params, query: {} }),
    query(leaveApi.requestsToApprove, { params }),
    query(leaveApi.leaveRequests, { params }),
    query(expensesApi.expensesToApprove, { params }),
    query(expensesApi.expenseStats, { params }),
    openTasks(id),
    runningEntry(workspace, id),
    thisWeek(workspace, today()),
    monthEvents(workspace, monthAround(today(), 0)),
    ...(asksSetup(workspace, id) ? setupCalls(workspace) : []),
  ])
    void client.prefetchQuery(asked as Parameters<QueryClient['prefetchQuery']>[0])
}
