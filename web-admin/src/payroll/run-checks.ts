import { useQuery } from '@tanstack/react-query'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import type { Run } from './run-context'

/**
 * What to look at before a run is approved, each check with its people; asked for once by all parts
 * of the page.
 */
export function useRunChecks(run: Run) {
  const { workspace } = useMember()
  const { data, error, refetch, isPending } = useQuery(
    query(payRunsApi.payrunChecks, { params: { ws: workspace.id, id: run.id } }),
  )
  const checks = data?.data.checks
  const accounts = data?.data.accounts
  /** A transfer lacks accounts, which the page shows as one more check. */
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
