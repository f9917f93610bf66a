import { auditApi } from '@workledger/contracts/audit/audit.api'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'

/** What any command on a leave may change on screen. */
export const changedByLeave = [
  leaveApi.leaves,
  leaveApi.leaveStats,
  leaveApi.requestsToApprove,
  leaveApi.leaveRequests,
  absencesApi.absences,
  absencesApi.absenceDays,
  auditApi.history,
] as const

/** What choosing or ending a stand-in may change on screen. */
export const changedByDelegation = [
  leaveApi.approvalDelegations,
  leaveApi.approvalsInPlace,
  leaveApi.requestsToApprove,
  absencesApi.absences,
  absencesApi.absenceDays,
] as const
