import { useQuery } from '@tanstack/react-query'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** Returns the number of checklist items of this employee. */
export function useOpenItems(): number {
  const { workspace, employee } = useMember()

  const asked = {
    params: { ws: workspace.id },
    query: { waits_for: employee.id, status: 'open' as const, per_page: 1 },
  }

  return useQuery(query(checklistsApi.checklistItems, asked)).data?.total ?? 0
}
