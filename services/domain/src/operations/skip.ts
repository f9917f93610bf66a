import { refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { skipEvents } from '@workledger/contracts/operations/operations.events'
import type { Decider } from '../kernel/decider'

type SkipEvent = AnyEventOf<typeof skipEvents>
export type SkipCommand = { type: 'skip' } & SkipEvent['data']

/** Stream `skip-{event_id}`: the projections that left one event out, each once. */
export const skipDecider: Decider<readonly string[], SkipCommand, SkipEvent> = {
  category: 'skip',
  initial: [],
  decide(skipped, { type: _, ...data }) {
    if (!data.reason.trim()) return refuseField('reason', 'field.say_why')
    return skipped.includes(data.projection) ? [] : [{ type: 'ProjectionEventSkipped', data }]
  },
  evolve: (skipped, { data }) => [...skipped, data.projection],
}
