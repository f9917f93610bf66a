import { useQuery } from '@tanstack/react-query'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { useMember } from '@workledger/web-app/kit/current'
import { query } from '@workledger/web-app/kit/query'
import { isZero } from '../kit/decimal'
import type { Run } from './run-context'

/** As many entries as one answer holds; larger runs are compared as far as this. */
export const mostCompared = 1000

/** Entries that differ from the run before, people who are not paid any more, and entries that keep the run from approval. */
export function useComparedEntries(run: Run) {
  const { workspace } = useMember()
  const found = useQuery(query(payrollApi.payrunEntries, { params: { ws: workspace.id, id: run.id }, query: { per_page: mostCompared } }))
  const entries = found.data?.data
  return {
    error: found.error,
    refetch: found.refetch,
    changed: run.previous ? entries?.filter(({ previous }) => previous && !isZero(previous.difference)) : undefined,
    left: found.data?.left ?? [],
    problems: entries?.filter(({ problem }) => problem),
    pending: found.isPending,
  }
}
