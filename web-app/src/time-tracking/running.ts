import { useQuery } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** Returns the query of one employee's running entry; all places that show it share one call. */
export const runningEntry = (ws: string, employee_id: string) =>
  query(timeTrackingApi.runningTimer, { params: { ws }, query: { employee_id } })

/** Returns the signed-in person's running timer; null without one, undefined if it is unknown. */
export function useRunning() {
  const { workspace, employee } = useMember()
  return useQuery(runningEntry(workspace.id, employee.id)).data?.data
}
