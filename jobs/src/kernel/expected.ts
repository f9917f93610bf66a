import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { park, parkLonger, unpark } from './parked'
import type { Expectation, Release } from './process'

/** Longer than the time between two appends of any request, in milliseconds. */
const FOLLOW_WITHIN = 60_000

/** The most keys of one sweep, except that it finishes the row that it has begun. */
const EXPECTED_LIMIT = 100

/** Begins the release of the reservation with this key. */
type Begin = (event: Event, one: Expectation, key: string) => Release

/**
 * Folds from the log into jobs.expected which reservations still wait for their following event.
 */
export class Expected {
  private readonly opens = new Map<string, Expectation[]>()
  private readonly closes = new Map<string, Expectation[]>()
  /**
   * The keys that wait, by row of jobs.expected, which only the leader writes. A row leaves the
   * database when its last key does, so the table may name keys that wait no longer. Their release
   * does nothing.
   */
  private rows = new Map<string, Set<string>>()
  /** The row of each key that waits. */
  private rowOf = new Map<string, string>()
  /** How the keys of expectations begin that complete their request's work. */
  private readonly completing: readonly string[]
  /** Releases in progress, by the key of the reservation; the next leader begins them again. */
  private readonly begun = new Map<string, Release>()

  constructor(
    private readonly all: readonly Expectation[],
    private readonly log: Logger,
    private readonly within = FOLLOW_WITHIN,
  ) {
    this.completing = all.flatMap(({ name, completes }) => (completes ? [`${name} `] : []))

    const add = (map: Map<string, Expectation[]>, type: string, one: Expectation) =>
      map.set(type, [...(map.get(type) ?? []), one])

    for (const one of all) {
      for (const { type } of [one.on].flat()) add(this.opens, type, one)
      for (const { type } of one.followedBy) add(this.closes, type, one)
    }
  }

  /** Reads what waits; call it when this process begins to lead. */
  async load(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ key: string; keys: string[] | null }>(
      'select key, keys from jobs.expected',
    )

    this.rows = new Map()
    this.rowOf = new Map()
    for (const { key, keys } of rows) this.open(key, keys ?? [key])
  }

  /** Notes the changes by these events, which the caller writes before it takes others. */
  changes(events: readonly Event[]): {
    none: boolean
    write: (client: PoolClient) => Promise<void>
  } {
    /** An expectation that opens and closes within these events is never written. */
    const opened = new Map<string, Opening>()
    const gone: string[] = []

    for (const event of events) {
      for (const one of this.closes.get(event.type) ?? [])
        for (const key of expectedKeys(one, event))
          if (!opened.delete(key)) gone.push(...this.close(key))

      for (const one of this.opens.get(event.type) ?? [])
        if (one.when?.(event.data as never) ?? true)
          for (const key of expectedKeys(one, event))
            if (!this.rowOf.has(key)) opened.set(key, { one, event })
    }

    const rows = rowsOf(opened)
    for (const { key, keys } of rows) this.open(key, keys ?? [key])

    const write = async (client: PoolClient) => {
      if (gone.length > 0) await deleteRows(client, gone)
      if (rows.length > 0) await insertRows(client, rows, this.within)
    }

    return { none: gone.length === 0 && rows.length === 0, write }
  }

  private open(row: string, keys: readonly string[]): void {
    this.rows.set(row, new Set(keys))
    for (const key of keys) this.rowOf.set(key, row)
  }

  /** Returns the row of a key that waits no longer, if no other key of it waits. */
  private close(key: string): string[] {
    const row = this.rowOf.get(key)
    if (row === undefined) return []
    this.begun.delete(key)
    this.rowOf.delete(key)
    const left = this.rows.get(row)!
    left.delete(key)

    return left.size === 0 && this.rows.delete(row) ? [row] : []
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
         and (exists (select 1 from unnest($1::text[]) as own(name) where starts_with(e.key, own.name)) or not exists (
           select 1 from unnest($2::text[]) as unfinished(request) where strpos(e.key, unfinished.request) > 0))
       order by due limit ${EXPECTED_LIMIT}`,
      [this.completing, this.unfinished()],
    )

    let more = false
    let tried = 0

    for (const { key: row, workspace, stream, revision } of rows) {
      if (tried >= EXPECTED_LIMIT) return true
      const one = this.all.find(({ name }) => row.startsWith(`${name} `))
      const range = { from: revision, to: revision }
      const [event] = await store.readStream(workspace, stream, range)
      const keys = one && event ? [...(this.rows.get(row) ?? [])] : []
      tried += Math.max(1, keys.length)

      for (const key of keys)
        if (await this.released(client, store, { key, event: event!, one: one! }, begin))
          this.close(key)
        else more ||= this.begun.has(key)

      if (keys.some((key) => this.rowOf.has(key))) continue
      await client.query('delete from jobs.expected where key = $1', [row])
      if (one && event) await unpark(client, one.name, event.id)
    }

    return more
  }

  /** Returns the requests, as parts of keys, whose work is not complete. */
  private unfinished(): string[] {
    return [...this.rows.keys()].flatMap((row) => {
      const name = this.completing.find((each) => row.startsWith(each))
      return name === undefined ? [] : [` ${row.slice(name.length).split(' ')[0]} `]
    })
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

/** What opened a key. */
interface Opening {
  readonly one: Expectation
  readonly event: Event
}

/** A row of jobs.expected: `keys` if it stands for several of one event. */
interface ExpectedRow {
  readonly key: string
  readonly keys: readonly string[] | null
  readonly event: Event
}

/** Returns one row for each event and expectation, however many keys it opened. */
function rowsOf(opened: ReadonlyMap<string, Opening>): ExpectedRow[] {
  const rows = groupBy(opened, ([, { one, event }]) => `${prefixOf(one, event)}${event.id}`)

  return [...rows].map(([row, all]) => {
    const keys = all.map(([key]) => key)
    const [, { event }] = all[0]!

    return keys.length === 1 ? { key: keys[0]!, keys: null, event } : { key: row, keys, event }
  })
}

async function insertRows(
  client: PoolClient,
  rows: readonly ExpectedRow[],
  within: number,
): Promise<void> {
  const values = rows.map(({ key, keys, event: { workspace, stream, revision, recorded_at } }) => ({
    ...{ key, keys, workspace, stream, revision },
    due: new Date(Date.parse(recorded_at) + within).toISOString(),
  }))

  await client.query(
    `insert into jobs.expected (key, keys, workspace, stream, revision, due)
     select key, keys, workspace, stream, revision, due from json_to_recordset($1)
       as r(key text, keys text[], workspace uuid, stream text, revision int, due timestamptz)
     on conflict (key) do nothing`,
    [JSON.stringify(values)],
  )
}

/** Deletes rows whose events were followed, and what is parked because of them. */
async function deleteRows(client: PoolClient, rows: readonly string[]): Promise<void> {
  await client.query(
    `with followed as (delete from jobs.expected where key = any($1) returning key, workspace, stream, revision)
     delete from jobs.parked p using followed f where p.workspace = f.workspace and p.stream = f.stream
       and p.revision = f.revision and starts_with(f.key, p.reaction || ' ')`,
    [rows],
  )
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
