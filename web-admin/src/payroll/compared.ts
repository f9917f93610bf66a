import { useQuery } from '@tanstack/react-query'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { PayEntryKind } from '@workledger/contracts/payroll/payroll.lists'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { Run } from './run-context'

/** As many entries as one answer holds; the list of entries has the others, by the same filter. */
const most = 1000

function useOnly(run: Run, only: PayEntryKind) {
  const { workspace } = useMember()
  return useQuery(
    query(payrollApi.payrunEntries, {
      params: { ws: workspace.id, id: run.id },
      query: { only, per_page: most },
    }),
  )
}

/**
 * Returns entries that differ from the previous run with their number, and people who are no longer
 * paid.
 */
export function useComparedEntries(run: Run) {
  const { data, error, refetch, isPending } = useOnly(run, 'changed')
  return {
    error,
    refetch,
    changed: run.previous ? data?.data : undefined,
    count: run.previous ? data?.total : undefined,
    left: data?.left ?? [],
    pending: isPending,
  }
}

/** Returns the largest differences from the previous run, and the number of each kind. */
export function useLargestChanges(run: Run, per_page: number) {
  const { workspace } = useMember()

  const asked = query(payrollApi.payrunChanges, {
    params: { ws: workspace.id, id: run.id },
    query: { per_page },
  })

  return useQuery({ ...asked, enabled: run.previous !== null }).data
}

/** Returns entries that an approval would hold back. */
export const useHeldEntries = (run: Run) => useOnly(run, 'held').data?.data
