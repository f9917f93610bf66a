import type { Event } from '@workledger/event-store/port'

/**
 * A reaction to an event. `react` may run again for the same event and must then have no second
 * effect.
 */
export interface Reaction {
  readonly name: string
  readonly on: string
  react(event: Event): Promise<void>
}
