import { useQuery } from '@tanstack/react-query'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { PayEntryKind } from '@workledger/contracts/payroll/payroll.lists'
import { useMember } from '@workledger/web-app/kit/current'
import { query } from '@workledger/web-app/kit/query'
import type { Run } from './run-context'

/** As many entries as one answer holds; the list of entries has the others, by the same filter. */
const most = 1000

function useOnly(run: Run, only: PayEntryKind, per_page: number, enabled = true) {
  const { workspace } = useMember()
  return useQuery({ ...query(payrollApi.payrunEntries, { params: { ws: workspace.id, id: run.id }, query: { only, per_page } }), enabled })
}

/** Entries that differ from the run before, with how many there are in all, and people who are not paid any more. */
export function useComparedEntries(run: Run) {
  const { data, error, refetch, isPending } = useOnly(run, 'changed', most)
  return {
    error,
    refetch,
    changed: run.previous ? data?.data : undefined,
    count: run.previous ? data?.total : undefined,
    left: data?.left ?? [],
    pending: isPending,
  }
}

/** How many were not paid by the run before. */
export const useNewEntries = (run: Run) => useOnly(run, 'new', 1, run.previous !== null).data?.total

/** Entries that approval would hold back. */
export const useHeldEntries = (run: Run) => useOnly(run, 'held', most).data?.data
