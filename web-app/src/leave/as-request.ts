import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { leaveApi } from '@workledger/contracts/leave/leave.api'
import type { Request } from '@workledger/kit/areas/leave/inbox'

type Waiting = AnswerOf<typeof leaveApi.requestsToApprove>['data'][number]

/** A leave of this app's calls, as the inbox shows it. */
export const asRequest = ({ employee, type, ...leave }: Waiting): Request => ({
  ...leave,
  person: employee,
  type: type.name,
})
