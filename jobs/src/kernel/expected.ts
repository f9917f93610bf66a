import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Expectation, Process } from './process'

/** Longer than any request lasts between two of its appends. */
const FOLLOW_WITHIN = 60_000
const AT_ONCE = 100

/** Folds from the log which reservations still wait for the event that has to follow, in jobs.expected. */
export class Expected {
  private readonly opens = new Map<string, Expectation[]>()
  private readonly closes = new Map<string, Expectation[]>()

  constructor(
    private readonly all: readonly Expectation[],
    private readonly within = FOLLOW_WITHIN,
  ) {
    const add = (map: Map<string, Expectation[]>, type: string, one: Expectation) => map.set(type, [...(map.get(type) ?? []), one])
    for (const one of all) {
      add(this.opens, one.on.type, one)
      for (const { type } of one.followedBy) add(this.closes, type, one)
    }
  }

  /** What these events change; one that opens and closes within them is never written. */
  changes(events: readonly Event[]): { none: boolean; write: (client: PoolClient) => Promise<void> } {
    const opened = new Map<string, Event>()
    const closed = new Set<string>()
    for (const event of events) {
      for (const one of this.closes.get(event.type) ?? []) {
        const key = keyOf(one, event)
        if (!opened.delete(key)) closed.add(key)
      }
      for (const one of this.opens.get(event.type) ?? []) opened.set(keyOf(one, event), event)
    }
    const write = async (client: PoolClient) => {
      if (closed.size > 0) await client.query('delete from jobs.expected where key = any($1)', [[...closed]])
      if (opened.size === 0) return
      const rows = [...opened].map(([key, event]) => ({
        key,
        workspace: event.workspace,
        stream: event.stream,
        revision: event.revision,
        due: new Date(Date.parse(event.recorded_at) + this.within).toISOString(),
      }))
      await client.query(
        `insert into jobs.expected (key, workspace, stream, revision, due)
         select key, workspace, stream, revision, due from jsonb_to_recordset($1)
           as r(key text, workspace uuid, stream text, revision int, due timestamptz)
         on conflict (key) do nothing`,
        [JSON.stringify(rows)],
      )
    }
    return { none: opened.size === 0 && closed.size === 0, write }
  }

  /** Releases what nothing followed. One that fails comes again with the next sweep. */
  async sweep(client: PoolClient, store: EventStore, run: (event: Event, one: Process | Expectation) => Promise<void>): Promise<void> {
    const { rows } = await client.query(
      `select key, workspace, stream, revision from jobs.expected where due <= now() order by due limit ${AT_ONCE}`,
    )
    for (const { key, workspace, stream, revision } of rows) {
      const one = this.all.find(({ name }) => key.startsWith(`${name} `))
      const [event] = await store.readStream(workspace, stream, { from: revision, to: revision })
      if (one && event) await run(event, one)
      await client.query('delete from jobs.expected where key = $1', [key])
    }
  }
}

const keyOf = ({ name, key }: Expectation, { meta, data }: Event) => `${name} ${meta.correlation_id} ${key(data)}`
