import { useQuery } from '@tanstack/react-query'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { Run } from './run-context'

/** Reads the checks of a run with their people once for all parts of the page. */
export function useRunChecks(run: Pick<Run, 'id'>) {
  const { workspace } = useMember()
  const { data, error, refetch, isPending } = useQuery(
    query(payRunsApi.payrunChecks, { params: { ws: workspace.id, id: run.id } }),
  )
  const checks = data?.data.checks
  const accounts = data?.data.accounts
  /** Missing accounts are one more check on the page. */
  const lacks = accounts !== undefined && (accounts.company || accounts.count > 0)

  return {
    checks,
    accounts,
    lacks,
    count: (checks?.length ?? 0) + (lacks ? 1 : 0),
    stale: data?.data.stale ?? null,
    error,
    refetch,
    pending: isPending,
  }
}
