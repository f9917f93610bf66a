import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { park, parkLonger, unpark } from './parked'
import type { Expectation, Release } from './process'

/** Longer than the time between two appends of any request, in milliseconds. */
const FOLLOW_WITHIN = 60_000

/** The most expectations of one sweep. */
const EXPECTED_LIMIT = 100

/** Begins the release of the reservation with this key. */
type Begin = (event: Event, one: Expectation, key: string) => Release

/**
 * Folds from the log into jobs.expected which reservations still wait for their following event.
 */
export class Expected {
  private readonly opens = new Map<string, Expectation[]>()
  private readonly closes = new Map<string, Expectation[]>()
  /** The keys in jobs.expected, which only the leader writes. */
  private waiting = new Set<string>()
  /** Releases in progress, by the key of the reservation; the next leader begins them again. */
  private readonly begun = new Map<string, Release>()

  constructor(
    private readonly all: readonly Expectation[],
    private readonly log: Logger,
    private readonly within = FOLLOW_WITHIN,
  ) {
    const add = (map: Map<string, Expectation[]>, type: string, one: Expectation) =>
      map.set(type, [...(map.get(type) ?? []), one])

    for (const one of all) {
      for (const { type } of [one.on].flat()) add(this.opens, type, one)
      for (const { type } of one.followedBy) add(this.closes, type, one)
    }
  }

  /** Reads what waits; call it when this process begins to lead. */
  async load(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ key: string }>('select key from jobs.expected')
    this.waiting = new Set(rows.map(({ key }) => key))
  }

  /**
   * Returns the changes by these events. An expectation that opens and closes within them is never
   * written.
   */
  changes(events: readonly Event[]): {
    none: boolean
    write: (client: PoolClient) => Promise<void>
  } {
    const opened = new Map<string, Event>()
    const closed = new Set<string>()

    for (const event of events) {
      for (const one of this.closes.get(event.type) ?? [])
        for (const key of expectedKeys(one, event))
          if (!opened.delete(key) && this.waiting.has(key)) closed.add(key)

      for (const one of this.opens.get(event.type) ?? [])
        if (one.when?.(event.data as never) ?? true)
          for (const key of expectedKeys(one, event)) opened.set(key, event)
    }

    const write = async (client: PoolClient) => {
      for (const key of closed) {
        this.begun.delete(key)
        this.waiting.delete(key)
      }

      for (const key of opened.keys()) this.waiting.add(key)

      if (closed.size > 0)
        await client.query(
          `with followed as (delete from jobs.expected where key = any($1) returning key, workspace, stream, revision)
           delete from jobs.parked p using followed f where p.workspace = f.workspace and p.stream = f.stream
             and p.revision = f.revision and starts_with(f.key, p.reaction || ' ')`,
          [[...closed]],
        )

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

  /**
   * Releases reservations that no event followed, a slice of each at a time. One that fails while
   * log and database answer is parked for later; the others go on. Returns true if slices are left.
   */
  async sweep(client: PoolClient, store: EventStore, begin: Begin): Promise<boolean> {
    const { rows } = await client.query(
      `select key, workspace, stream, revision from jobs.expected e where due <= now() and not exists (
         select 1 from jobs.parked p where p.workspace = e.workspace and p.stream = e.stream and p.revision = e.revision
           and starts_with(e.key, p.reaction || ' ') and p.retry_at > now())
       order by due limit ${EXPECTED_LIMIT}`,
    )

    let more = false
    let read: { place: string; event: Event | undefined } | undefined

    for (const { key, workspace, stream, revision } of rows) {
      const one = this.all.find(({ name }) => key.startsWith(`${name} `))
      const place = `${workspace} ${stream} ${revision}`

      // Hundreds of keys may be of one event.
      if (read?.place !== place) {
        const range = { from: revision, to: revision }
        read = { place, event: (await store.readStream(workspace, stream, range))[0] }
      }

      const { event } = read

      if (one && event && !(await this.released(client, store, { key, event, one }, begin))) {
        more ||= this.begun.has(key)
        continue
      }

      await client.query('delete from jobs.expected where key = $1', [key])
      this.waiting.delete(key)
      if (one && event) await unpark(client, one.name, event.id)
    }

    return more
  }

  /** Returns true if no slice is left. */
  private async released(
    client: PoolClient,
    store: EventStore,
    { key, event, one }: { key: string; event: Event; one: Expectation },
    begin: Begin,
  ): Promise<boolean> {
    try {
      const release = this.begun.get(key) ?? begin(event, one, ownKey(one, event, key))
      this.begun.set(key, release)
      if (Symbol.asyncIterator in release && !(await release.next()).done) return false
      await release
      this.begun.delete(key)

      return true
    } catch (error) {
      this.begun.delete(key)
      await client.query('select 1')
      await store.head()
      this.log.error({ err: error, expectation: one.name, event: event.id }, 'expectation parked')

      if (!(await parkLonger(client, one.name, event.id, error)))
        await park(client, one.name, event, error)

      return false
    }
  }
}

/** The keys of one request's reservations. */
const prefixOf = ({ name }: Expectation, { meta }: Event) => `${name} ${meta.correlation_id} `

function expectedKeys(one: Expectation, event: Event): string[] {
  const keys = one.key(event.data)
  const prefix = prefixOf(one, event)

  return typeof keys === 'string' ? [prefix + keys] : keys.map((key) => prefix + key)
}

const ownKey = (one: Expectation, event: Event, key: string) =>
  key.slice(prefixOf(one, event).length)
