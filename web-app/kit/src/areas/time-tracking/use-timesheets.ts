import { useQuery } from '@tanstack/react-query'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'

/** Returns whether the company uses timesheets; false until that is known. */
export function useTimesheets(): boolean {
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  return useQuery(query(timesheetsApi.timesheetRules, { params })).data?.data.on ?? false
}
