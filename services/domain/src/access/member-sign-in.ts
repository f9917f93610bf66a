import type { memberSignInEvents } from '@workledger/contracts/access/factor.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type MemberSignInEvent = AnyEventOf<typeof memberSignInEvents>

/** What administrators did to a member's sign-in: stream `member-sign-in-{employee}`. */
export const memberSignInDecider: Decider<
  null,
  { type: 'reset-factors' } & MemberSignInEvent['data'],
  MemberSignInEvent
> = {
  category: 'member-sign-in',
  initial: null,
  decide: (_, { employee_id, user_id, reason }) => [
    { type: 'MemberFactorsReset', data: { employee_id, user_id, reason } },
  ],
  evolve: () => null,
}
