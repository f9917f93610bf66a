import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { IdlePoll } from '@workledger/event-store/idle-poll'
import { Pause } from '@workledger/event-store/pause'
import { leadInTurn } from '@workledger/event-store/postgres/leader'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { Pool, PoolClient } from 'pg'
import { quote } from '../kernel/ddl'
import { readPool } from '../kernel/pool'
import type { Projection } from '../kernel/projection'
import { Folding, isOvertaken } from './folding'
import { ASK_CHANNEL } from './read-channel'
import type { RunnerOptions } from './runner'
import { shapeOf } from './shape'

/** Events of a rebuild's batch. */
export const REBUILDER_BATCH = 500
const REBUILDER_POLL = 1000

/** Milliseconds after which another process takes over from one that was killed. */
const STANDBY = 5_000

/** The most events left for the swap, which makes readers of these tables wait. */
const REST = 100

/**
 * Rebuilds a projection's tables next to the live ones, from the first event, and swaps them in one
 * transaction. Progress commits with each batch, so a killed rebuild continues where it stopped.
 */
export class Rebuilder {
  private readonly pool: Pool
  private readonly pause = new Pause()
  private readonly poll = new IdlePoll(REBUILDER_POLL, 15_000)
  private stopped = false
  private readonly batch: number
  private running: Promise<void> | undefined

  constructor(private readonly options: RunnerOptions & { readonly batch?: number }) {
    this.batch = options.batch ?? REBUILDER_BATCH
    // The fold names tables without a schema; this pool resolves them to those of the rebuild.
    this.pool = readPool({
      // The tables of a batch are loaded in one round trip.
      pipeline: true,
      connectionString: options.connectionString,
      max: 2,
      options:
        '-c search_path=read_next -c timezone=UTC -c synchronous_commit=off -c statement_timeout=0',
    })
  }

  start(): void {
    this.running = leadInTurn({
      pool: this.pool,
      lock: LOCKS.rebuilder,
      lead: (session) => this.lead(session),
      stopped: () => this.stopped,
      rest: () => this.pause.rest(STANDBY),
      onError: (error) => !isOvertaken(error) && this.options.onError?.(error, 'rebuild'),
    })
  }

  async stop(): Promise<void> {
    if (this.stopped) return
    this.stopped = true
    this.pause.wake()
    await this.running
    await this.pool.end()
  }

  private async lead(session: PoolClient) {
    session.on('notification', () => {
      this.poll.stir()
      this.pause.wake()
    })

    await session.query(`listen ${ASK_CHANNEL}`)

    while (!this.stopped) {
      await this.work(session)
      if (!this.stopped) await this.pause.rest(this.poll.pause)
    }
  }

  /**
   * Works until no rebuild is left: first the projections furthest behind, together while at one
   * position.
   */
  private async work(client: PoolClient): Promise<void> {
    const { store, onError = () => {} } = this.options

    while (!this.stopped) {
      const wanted = await this.wanted(client)
      if (wanted.length === 0) return
      const folding = new Folding(client, wanted, {
        store,
        batch: this.batch,
        ahead: this.pool,
        onError,
      })

      await folding.load()
      const limit = await this.limit(client, wanted)
      let read = this.batch

      while (read > REST && !this.stopped) {
        read = await folding.step(limit)
        await yieldToOthers()
      }

      if (this.stopped) return
      // Creating indexes took time, so the swap waits for the events since.
      if (await this.makeIndexes(client, wanted)) continue
      for (const projection of wanted) if (!this.stopped) await this.swap(client, projection)
    }
  }

  private async wanted(client: PoolClient): Promise<Projection[]> {
    const { rows } = await client.query('select projection, shape, prepared from checkpoints')
    const wanted = []

    for (const { projection: name, shape, prepared } of rows) {
      const projection = this.options.projections.find(
        (each) => each.name === name && shapeOf(each) === shape,
      )
      if (!projection) continue
      if (!prepared) await client.query('select read.prepare_rebuild($1, $2)', [name, shape])
      wanted.push(projection)
    }

    return wanted
  }

  /**
   * Creates the late indexes of tables that have their rows, and returns whether there were any.
   */
  private async makeIndexes(
    client: PoolClient,
    projections: readonly Projection[],
  ): Promise<boolean> {
    const { rows } = await client.query('select projection from checkpoints where not indexed')
    const bare = projections.filter(({ name }) =>
      rows.some(({ projection }) => projection === name),
    )

    for (const projection of bare)
      if (!this.stopped)
        await client.query('select read.index_rebuild($1, $2)', [
          projection.name,
          shapeOf(projection),
        ])

    return bare.length > 0
  }

  /**
   * Returns the position of the live tables to be replaced. The rebuild must not pass it, so that
   * both meet at one position.
   */
  private async limit(
    client: PoolClient,
    projections: readonly Projection[],
  ): Promise<string | null | undefined> {
    const { rows } = await client.query('select projection, shape, position from read.checkpoints')
    let limit: string | null | undefined

    for (const projection of projections) {
      const live = rows.find((row) => row.projection === projection.name)
      if (live?.shape !== shapeOf(projection)) continue
      if (limit === undefined || this.isBefore(live.position, limit)) limit = live.position
    }

    return limit
  }

  /**
   * Swaps the tables. Readers and the live projector wait from lock to commit, in which few events
   * remain to fold.
   */
  private async swap(client: PoolClient, projection: Projection): Promise<void> {
    const { store, onError = () => {} } = this.options
    const shape = shapeOf(projection)
    await client.query('begin')

    try {
      await client.query("set local lock_timeout = '300ms'")

      const { rows: known } = await client.query(
        'select unnest(tables) as name from read.checkpoints where projection = $1',
        [projection.name],
      )

      for (const { name } of known)
        await client.query(`lock table read.${quote(name)} in access exclusive mode`)

      const { rows } = await client.query(
        'select shape, position from read.checkpoints where projection = $1 for update',
        [projection.name],
      )

      const live = rows[0]
      const folding = new Folding(client, [projection], { store, batch: REBUILDER_BATCH, onError })
      await folding.load()
      const limit: string | null | undefined = live?.shape === shape ? live.position : undefined
      for (let read = REST; read > 0; ) read = await folding.step(limit)

      if (this.isBefore(folding.slowest(), live?.position ?? null))
        throw new Error('The live tables are beyond the end of the log.')

      await client.query('select read.swap_rebuild($1, $2)', [projection.name, shape])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      // A long reader holds these tables; the next round retries.
      if ((error as { code?: string }).code !== '55P03') throw error
    }
  }

  private isBefore(a: string | null, b: string | null) {
    if (b === null) return false
    return a === null || this.options.store.comparePositions(a, b) < 0
  }
}
