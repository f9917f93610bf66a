import { auditApi } from '@workledger/contracts/audit/audit.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'

/** Lists and records that any command on a leave may change. */
export const changedByLeave = [
  leaveApi.leaves,
  leaveBalanceApi.leaveStats,
  leaveApi.requestsToApprove,
  inboxApi.inbox,
  leaveApi.leaveRequests,
  absencesApi.absences,
  absencesApi.absenceDays,
  auditApi.history,
] as const

/** Lists and records that choosing or ending a stand-in may change. */
export const changedByDelegation = [
  delegationApi.approvalDelegations,
  delegationApi.approvalsInPlace,
  leaveApi.requestsToApprove,
  inboxApi.inbox,
  absencesApi.absences,
  absencesApi.absenceDays,
] as const
