import type { Position } from '@eventstore/db-client'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import type { Pool } from 'pg'
import { GENESIS } from '../chain'
import { eventIds } from '../event-ids'
import type { Extent } from '../evidence'
import { AFTER_SIGNING, SIGNING_STREAM } from '../signing-keys'
import type { Anchor } from '../verify'
import type { Outcome } from './known-streams'
import type { Beginning } from './live-log'
import type { EarlierCommands } from './stream-writer'

/**
 * A row of the chain. `position` counts from 1 without gaps; `at` is the event's position in
 * EventStoreDB.
 */
export interface ChainRow {
  readonly position: string
  readonly at: string
  readonly workspace: string
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly hash: Buffer
  /** The hash of the row before; null if that row is missing. */
  readonly previous: Buffer | null
}

/** An event that joins the chain. */
export interface NewLink {
  readonly at: string
  readonly recorded_at: string
  readonly workspace: string
  readonly id: string
  readonly revision: number
  readonly stream: string
  readonly type: string
  readonly hash: Buffer
}

const ROW = `c.position, c.at, c.workspace, c.stream, c.revision, c.id, c.hash,
  (select before.hash from log.chain before where before.position = c.position - 1) as previous`

/** The chain in PostgreSQL, accessed as wl_log. */
export class ChainTable implements EarlierCommands {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  async end(): Promise<Anchor> {
    const { rows } = await this.pool.query<Anchor>('select position, hash from log.head')
    return rows[0]!
  }

  /**
   * Returns the last event of the chain, and the position up to which the log was searched after
   * it.
   */
  async beginning(): Promise<Beginning> {
    const { rows } = await this.pool.query<{
      position: string | null
      commit: string | null
      prepare: string | null
    }>(
      'select (select at from log.chain order by position desc limit 1) as position, s.commit, s.prepare from (select) one left join log.scanned s on true',
    )

    const { position, commit, prepare } = rows[0]!

    return {
      position,
      ...(commit && prepare
        ? { scanned: { commit: BigInt(commit), prepare: BigInt(prepare) } }
        : {}),
    }
  }

  async scanned({ commit, prepare }: Position): Promise<void> {
    await this.pool.query(
      'insert into log.scanned (commit, prepare) values ($1, $2) on conflict (single) do update set commit = excluded.commit, prepare = excluded.prepare',
      [String(commit), String(prepare)],
    )
  }

  /** Returns false if the chain no longer ends at `after`. */
  async link(after: Anchor, links: readonly NewLink[]): Promise<boolean> {
    const { rows } = await this.pool.query<{ linked: boolean }>({
      name: 'link',
      text: 'select log.link($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as linked',
      values: [
        after.position,
        after.hash,
        links.map(({ at }) => at),
        links.map(({ recorded_at }) => recorded_at),
        links.map(({ workspace }) => workspace),
        links.map(({ id }) => id),
        links.map(({ revision }) => revision),
        links.map(({ stream }) => stream),
        links.map(({ type }) => type),
        links.map(({ hash }) => hash),
      ],
    })
    return rows[0]!.linked
  }

  async after(position: string, limit: number): Promise<ChainRow[]> {
    return this.rows('c.position > $1 order by c.position limit $2', [position, limit])
  }

  async at(workspace: string, positions: readonly string[]): Promise<ChainRow[]> {
    return this.rows('c.position = any($2) and c.workspace = $1 order by c.position', [
      workspace,
      positions,
    ])
  }

  /** Returns links of events that introduce signing keys. */
  signingKeys(): Promise<ChainRow[]> {
    return this.rows('c.workspace = $1 and c.stream >= $2 and c.stream < $3 order by c.position', [
      SYSTEM_WORKSPACE,
      SIGNING_STREAM,
      AFTER_SIGNING,
    ])
  }

  /** Returns the number of events of an append, by the common part of their ids. */
  async sizeOf(workspace: string, prefix: string): Promise<number> {
    const { rows } = await this.pool.query<{ events: number }>(
      'select count(*)::int as events from log.chain where workspace = $1 and id between $2 and $3',
      [workspace, `${prefix}0000`, `${prefix}ffff`],
    )
    return rows[0]!.events
  }

  /** Returns the concatenated hashes of the links after one number up to and including another. */
  async hashes(after: string, to: string): Promise<Buffer> {
    const { rows } = await this.pool.query<{ hash: Buffer }>(
      'select hash from log.chain where position > $1 and position <= $2 order by position',
      [after, to],
    )
    return Buffer.concat(rows.map(({ hash }) => hash))
  }

  async positionsOf(workspace: string, extent: Extent, limit: number): Promise<string[]> {
    const [condition, values] =
      'streams' in extent
        ? ['stream = any($3)', [extent.streams]]
        : ['recorded_at >= $3 and recorded_at < $4', [extent.from, extent.until]]

    const { rows } = await this.pool.query<{ position: string }>(
      `select position from log.chain where workspace = $1 and ${condition} order by position limit $2`,
      [workspace, limit, ...values],
    )

    return rows.map(({ position }) => position)
  }

  /**
   * Returns the position in EventStoreDB of the event with this number. For a missing one, the
   * position before all events.
   */
  async placeOf(position: string): Promise<string> {
    const { rows } = await this.pool.query<{ at: string }>(
      'select at from log.chain where position = $1',
      [position],
    )
    return rows[0]?.at ?? '0'
  }

  /** Counts events of the chain. The last event of the log may not be among them yet. */
  async eventsBetween(from: string | null, to: string | null): Promise<number> {
    const place =
      'coalesce((select position from log.chain where at <= $N::bigint order by at desc limit 1), 0)'

    const { rows } = await this.pool.query<{ events: string }>(
      `select greatest(0, ${place.replace('$N', '$2')} - ${place.replace('$N', '$1')}) as events`,
      [from ?? '-1', to ?? '-1'],
    )

    return Number(rows[0]!.events)
  }

  async lastRevision(workspace: string, stream: string): Promise<number> {
    const { rows } = await this.pool.query<{ revision: number }>({
      name: 'last revision',
      text: 'select revision from log.chain where workspace = $1 and stream = $2 order by revision desc limit 1',
      values: [workspace, stream],
    })
    return rows[0]?.revision ?? -1
  }

  async outcomeOf(
    workspace: string,
    stream: string,
    commandId: string,
  ): Promise<Outcome | undefined> {
    const { first, last } = eventIds(commandId, stream)

    const { rows } = await this.pool.query<Outcome>({
      name: 'command',
      text: 'select at as position, revision from log.chain where workspace = $1 and id between $2 and $3 order by id desc limit 1',
      values: [workspace, first, last],
    })

    return rows[0]
  }

  private async rows(condition: string, values: unknown[]): Promise<ChainRow[]> {
    const { rows } = await this.pool.query<ChainRow>(
      `select ${ROW} from log.chain c where ${condition}`,
      values,
    )
    return rows.map((row) => (row.position === '1' ? { ...row, previous: GENESIS } : row))
  }
}
