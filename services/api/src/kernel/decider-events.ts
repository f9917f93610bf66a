import type { Decider } from '@workledger/domain/kernel/decider'
import type { Event, EventStore } from '@workledger/event-store/port'

const PAGE = 250

/** Reads all events of one stream, with the types that its decider gives them. */
export async function readEvents<S, C, E extends { type: string; data: object }>(
  store: Pick<EventStore, 'readStream'>,
  { category }: Decider<S, C, E>,
  workspace: string,
  stream: string,
): Promise<(Event & E)[]> {
  if (!stream.startsWith(`${category}-`)) throw new Error(`${stream} is no stream of ${category}.`)
  const events: Event[] = []

  for (;;) {
    const page = await store.readStream(workspace, stream, {
      from: events.length,
      to: events.length + PAGE - 1,
    })

    events.push(...page)
    if (page.length < PAGE) return events as (Event & E)[]
  }
}
