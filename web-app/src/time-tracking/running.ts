import { useQuery } from '@tanstack/react-query'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useMember } from '../kit/current'
import { query } from '../kit/query'

/** The newest entries; what runs is the first of them without an end. */
export const newestEntries = (ws: string, employee_id: string) =>
  query(timeTrackingApi.timeEntries, { params: { ws }, query: { employee_id, page: 1, per_page: 50 } })

/** The running timer of the one signed in; null while none runs. */
export function useRunning() {
  const { workspace, employee } = useMember()
  return useQuery(newestEntries(workspace.id, employee.id)).data?.data.find(({ end }) => end === null) ?? null
}
