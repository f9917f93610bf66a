import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { parkedEvents } from '@workledger/contracts/operations/parked.events'
import type { Decider } from '../kernel/decider'

type ParkedEvent = AnyEventOf<typeof parkedEvents>
export type ParkedCommand = { type: 'retry' } & ParkedEvent['data']

/**
 * Stream `parked-{event}`: the operators' retries. Only the workers' table knows whether the event
 * is still parked.
 */
export const parkedDecider: Decider<null, ParkedCommand, ParkedEvent> = {
  category: 'parked',
  initial: null,
  decide: (_, { type: __, ...data }) => [{ type: 'ParkedEventRetried', data }],
  evolve: () => null,
}
