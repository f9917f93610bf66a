import { useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useHeld } from '@workledger/kit/ui/undo-queue'

/** Requests that this employee may decide, without those just decided. */
export function useRequestsToApprove() {
  const { employee } = useMember()
  const decided = useHeld()
  const found = useQuery(query(leaveApi.requestsToApprove, { params: { id: employee.id } }))
  const all = found.data?.data ?? []
  const leaves = all.filter((leave) => !decided.has(leave.id))
  const { decides = false, manages = false } = found.data ?? {}

  return {
    ...found,
    leaves,
    decides,
    manages,
    total: Math.max(0, (found.data?.total ?? 0) - (all.length - leaves.length)),
  }
}

/** The viewer's own pending requests. */
export function useOwnPending() {
  const { employee } = useMember()
  return useQuery(query(leaveApi.leaveRequests, { params: { id: employee.id } })).data?.total ?? 0
}
