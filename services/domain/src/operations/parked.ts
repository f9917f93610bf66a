import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { parkedEvents } from '@workledger/contracts/operations/parked.events'
import type { Decider } from '../kernel/decider'

type ParkedEvent = AnyEventOf<typeof parkedEvents>
export type ParkedCommand = { type: 'retry' } & ParkedEvent['data']

/**
 * Stream `parked-{event}`: that operators asked for another try, as often as they did. Whether it
 * is still parked only the workers' table knows.
 */
export const parkedDecider: Decider<null, ParkedCommand, ParkedEvent> = {
  category: 'parked',
  initial: null,
  decide: (_, { type: __, ...data }) => [{ type: 'ParkedEventRetried', data }],
  evolve: () => null,
}
