import { useQuery } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** The running entry of one employee; one call for every place that shows it. */
export const runningEntry = (ws: string, employee_id: string) =>
  query(timeTrackingApi.runningTimer, { params: { ws }, query: { employee_id } })

/** The running timer of the one signed in; null while none runs. */
export function useRunning() {
  const { workspace, employee } = useMember()
  return useQuery(runningEntry(workspace.id, employee.id)).data?.data ?? null
}
