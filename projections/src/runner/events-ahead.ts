import type { Event, EventStore } from '@workledger/event-store/port'

/**
 * Reads the log in batches, and each next one ahead: a full batch has more behind it, read during
 * this one's write.
 */
export class EventsAhead {
  private ahead: { readonly after: string; readonly events: Promise<Event[]> } | undefined

  constructor(
    private readonly store: EventStore,
    private readonly batch: number,
  ) {}

  async read(after: string | null): Promise<Event[]> {
    const { store, batch, ahead } = this
    this.ahead = undefined
    const events = await (ahead && ahead.after === after
      ? ahead.events
      : store.readAll(after, batch))
    if (events.length < batch) return events
    const last = events.at(-1)!.position
    this.ahead = { after: last, events: store.readAll(last, batch) }
    this.ahead.events.catch(() => {}) // The awaiting caller gets the error.

    return events
  }
}
