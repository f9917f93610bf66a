import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { leaveApi } from '@workledger/contracts/leave/leave.api'
import type { Request } from '@workledger/kit/areas/leave/inbox'

type Waiting = AnswerOf<typeof leaveApi.requestsToApprove>['data'][number]

/** Converts a leave of this app's calls to the inbox's form. */
export const asRequest = ({ employee, type, ...leave }: Waiting): Request => ({
  ...leave,
  person: employee,
  type: type.name,
})
