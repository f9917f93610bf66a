import { auditApi } from '@workledger/contracts/audit/audit.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'

/** What any command on a leave may change on screen. */
export const changedByLeave = [
  leaveApi.leaves,
  leaveApi.leaveStats,
  leaveApi.requestsToApprove,
  leaveApi.leaveRequests,
  auditApi.history,
] as const
