import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { Pool } from 'pg'
import type { Stored } from '../codec'
import { eventIds } from '../event-ids'
import { Gathered } from '../gathered'
import type { Appended } from '../port'
import { AFTER_SIGNING, SIGNING_STREAM } from '../signing-keys'
import type { Anchor, StoredRow } from '../verify'

export const COLUMNS = `position, workspace, stream, revision, id, type, v, data, meta, to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as recorded_at`

const READER_PAGE = 1_000

/** Returns each value as the text that PostgreSQL sent. */
const asText = { getTypeParser: () => (text: string) => text }

type Texts = [
  position: string,
  workspace: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  v: string,
  data: string,
  meta: string,
  recorded_at: string,
]

interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
}

/** The events of a stream from one revision to another. */
interface StreamPart {
  readonly workspace: string
  readonly stream: string
  readonly from: number
  readonly to: number
}

/** The most streams of one statement, and the most events of each. */
const MOST_STREAMS = 32
const MOST_SHARED = 100

/** Makes the events of rows; events of one append share their meta. */
function storedOf(rows: readonly (Texts | [...Texts, string])[]): Stored[] {
  let [text, meta]: [string | undefined, Stored['meta'] | undefined] = [undefined, undefined]

  return rows.map((row) => {
    if (row[8] !== text) {
      text = row[8]
      meta = JSON.parse(text) as Stored['meta']
    }

    return {
      position: row[0],
      workspace: row[1],
      stream: row[2],
      revision: Number(row[3]),
      id: row[4],
      type: row[5],
      v: Number(row[6]),
      data: JSON.parse(row[7]) as Stored['data'],
      meta: meta!,
      recorded_at: row[9],
    }
  })
}

/** Far above the number of events in a batch. */
const MOST_IN_BATCH = 100_000

/**
 * Reads the stored form. Statements are named, so that the server plans each once for each
 * connection.
 */
export class Reader {
  private readonly asked = new Gathered<StreamPart, Stored[]>(
    (parts) => this.streams(parts),
    MOST_STREAMS,
  )

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Reads a part of a stream; those of the same turn of the event loop share a statement. */
  stream(
    workspace: string,
    stream: string,
    from: number,
    to: number | undefined,
  ): Promise<Stored[]> {
    return this.asked.ask({ workspace, stream, from, to: to ?? 2_147_483_647 })
  }

  /** A part with many events is read by a statement of its own; the others do not wait for it. */
  private async streams(
    parts: readonly StreamPart[],
  ): Promise<readonly (Stored[] | Promise<Stored[]>)[]> {
    const [only, ...more] = parts
    if (only && more.length === 0) return [this.one(only)]

    const rows = await this.rowsOf<[...Texts, part: string]>({
      name: 'streams',
      // The inner select hides the number of streams. Otherwise a plan for all of them seems dear
      // to PostgreSQL, and it plans at each execution.
      text: `select e.*, p.n from unnest((select $1::uuid[]), $2::text[], $3::int[], $4::int[]) with ordinality
          as p(workspace, stream, first, last, n)
        cross join lateral (select ${COLUMNS} from log.events
          where workspace = p.workspace and stream = p.stream and revision between p.first and p.last
          order by revision limit ${MOST_SHARED + 1}) e
        order by p.n, e.revision`,
      values: [
        parts.map(({ workspace }) => workspace),
        parts.map(({ stream }) => stream),
        parts.map(({ from }) => from),
        parts.map(({ to }) => to),
      ],
    })

    const found: Stored[][] = parts.map(() => [])
    for (const [n, event] of storedOf(rows).entries()) found[Number(rows[n]![10]) - 1]!.push(event)

    return found.map((events, n) => (events.length > MOST_SHARED ? this.one(parts[n]!) : events))
  }

  private one({ workspace, stream, from, to }: StreamPart): Promise<Stored[]> {
    return this.events({
      name: 'stream',
      text: `select ${COLUMNS} from log.events where workspace = $1 and stream = $2 and revision between $3 and $4 order by revision`,
      values: [workspace, stream, from, to],
    })
  }

  async after(position: string | null, limit: number): Promise<Stored[]> {
    return this.events({
      name: 'after',
      text: `select ${COLUMNS} from log.events where position > $1 order by position limit $2`,
      values: [position ?? '0', limit],
    })
  }

  private async events(query: Statement): Promise<Stored[]> {
    return storedOf(await this.rowsOf<Texts>(query))
  }

  /** Reads columns as text. */
  private async rowsOf<R extends readonly string[]>(query: Statement): Promise<R[]> {
    const { rows } = await this.pool.query({ ...query, rowMode: 'array', types: asText })
    return rows as unknown as R[]
  }

  async command(
    workspace: string,
    stream: string,
    commandId: string,
  ): Promise<Appended | undefined> {
    const { first, last } = eventIds(commandId, stream)

    const { rows } = await this.pool.query<{ position: string; revision: number }>({
      name: 'command',
      text: 'select position, revision from log.events where workspace = $1 and id between $2 and $3 order by id desc limit 1',
      values: [workspace, first, last],
    })

    return rows[0] && { ...rows[0], duplicate: true }
  }

  async head(): Promise<string | null> {
    const { rows } = await this.pool.query<{ position: string }>(
      'select position from log.head where position > 0',
    )
    return rows[0]?.position ?? null
  }

  /** Reads the whole stored log with its hashes, page by page. */
  async *rows(): AsyncGenerator<StoredRow> {
    let after = '0'

    for (;;) {
      const rows = await this.stored(after, READER_PAGE)
      yield* rows
      if (rows.length < READER_PAGE) return
      after = rows[rows.length - 1]!.position
    }
  }

  /** Returns position and hash of the newest event by the log's own account. */
  async end(): Promise<Anchor> {
    const { rows } = await this.pool.query<Anchor>('select position, hash from log.head')
    return rows[0]!
  }

  /** Returns a page of the stored log with its hashes. */
  async stored(after: string | bigint, limit: number): Promise<StoredRow[]> {
    const { rows } = await this.pool.query<StoredRow>(
      `select ${COLUMNS}, hash, signature from log.events where position > $1 order by position limit $2`,
      [String(after), limit],
    )
    return rows
  }

  /** Returns the events that introduce signing keys, in the order of the log. */
  async keys(): Promise<Stored[]> {
    const { rows } = await this.pool.query<Stored>(
      `select ${COLUMNS} from log.events where workspace = $1 and stream >= $2 and stream < $3 order by position`,
      [SYSTEM_WORKSPACE, SIGNING_STREAM, AFTER_SIGNING],
    )
    return rows
  }

  /**
   * Returns the event before the first batch that begins after a position; the position itself if
   * no signature is near.
   */
  async batchAfter(position: bigint): Promise<bigint> {
    const { rows } = await this.pool.query<{ first: string | null }>(
      'select min(position) as first from log.events where position > $1 and position <= $1 + $2::bigint and signature is not null',
      [String(position), MOST_IN_BATCH],
    )
    return rows[0]?.first ? BigInt(rows[0].first) - 1n : position
  }

  /**
   * Returns the concatenated hashes of the events after one position up to and including another.
   */
  async hashes(after: string, to: string): Promise<Buffer> {
    const { rows } = await this.pool.query<{ hash: Buffer }>(
      'select hash from log.events where position > $1 and position <= $2 order by position',
      [after, to],
    )
    return Buffer.concat(rows.map(({ hash }) => hash))
  }
}
