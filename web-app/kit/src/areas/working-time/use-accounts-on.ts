import { useQuery } from '@tanstack/react-query'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'

/** Returns whether the company has ever kept working time accounts. */
export function useAccountsOn(): boolean {
  const { workspace } = useMember()
  const found = useQuery(query(workingTimeApi.workingTimeRules, { params: { ws: workspace.id } }))
  return found.data?.data.some(({ on }) => on) ?? false
}
