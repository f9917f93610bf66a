import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { signingEvents } from '@workledger/contracts/operations/signing.events'
import type { Decider } from '../kernel/decider'

type SigningEvent = AnyEventOf<typeof signingEvents>

/** The installation's current key, and the processes' keys that it certified. */
export interface SigningState {
  readonly public_key: string | null
  readonly certified: readonly string[]
}

/**
 * Stream `signing-{log}`: the keys that sign the log. No command writes here: each process
 * publishes its own key before its first append (publish-key.ts of the event store). A new key of
 * the installation ends the certificates of the previous one.
 */
export const signingDecider: Decider<SigningState, never, SigningEvent> = {
  category: 'signing',
  initial: { public_key: null, certified: [] },
  decide: (_, command) => command,
  evolve: (state, event) =>
    event.type === 'SigningKeyIntroduced'
      ? { public_key: event.data.public_key, certified: [] }
      : { ...state, certified: [...state.certified, event.data.public_key] },
}
