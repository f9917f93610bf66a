import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { mailDomainEvents } from '@workledger/contracts/sso/sso.events'
import type { Decider } from '../kernel/decider'

export type MailDomainEvent = AnyEventOf<typeof mailDomainEvents>

/** Keeps a proven domain unique to one company: stream `mail-domain-{hash}` in the system workspace. */
export const mailDomainDecider: Decider<
  { workspace_id: string | null },
  { type: 'take' | 'release'; workspace_id: string },
  MailDomainEvent
> = {
  category: 'mail-domain',
  initial: { workspace_id: null },
  decide(state, { type, workspace_id }) {
    if (type === 'release')
      return state.workspace_id === workspace_id
        ? [{ type: 'MailDomainReleased', data: { workspace_id } }]
        : []

    if (state.workspace_id === workspace_id) return []

    return state.workspace_id
      ? refuse('sso.domain_taken')
      : [{ type: 'MailDomainTaken', data: { workspace_id } }]
  },
  evolve: (_, event) => ({
    workspace_id: event.type === 'MailDomainTaken' ? event.data.workspace_id : null,
  }),
}
