import type { Event } from '@workledger/event-store/port'

/**
 * A reaction to an event. `react` may run again for the same event and must then have no second
 * effect.
 */
export interface Reaction {
  readonly name: string
  readonly on: string
  react(event: Event): Promise<void>
  /**
   * Returns the ids of those of these events to which it has to react, with one look for all.
   * Without it, it reacts to each.
   */
  concerned?(events: readonly Event[]): Promise<ReadonlySet<string>>
}
