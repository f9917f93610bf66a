import type { Event, EventStore } from '@workledger/event-store/port'
import type { Pool, PoolClient } from 'pg'
import { readPool } from '../kernel/pool'
import type { Projection } from '../kernel/projection'
import { stepsOf, writeBatch } from './write-batch'

const BATCH = 2000
const POLL = 500
/** Session lock of the one projector that leads; any process may try for it. */
const LEADER = 7_411_001

export interface RunnerOptions {
  connectionString: string
  store: EventStore
  projections: readonly Projection[]
  onError?: (error: unknown, where: string) => void
}

/**
 * The loop that keeps the read tables: reads after the checkpoint, folds, writes rows and checkpoint in one transaction.
 * A poison event is parked with its stream; the rest goes on. One process leads; others stand by.
 */
export class ProjectionRunner {
  private readonly pool: Pool
  private readonly positions = new Map<string, string | null>()
  /** `projection workspace stream` of streams that a poison event has blocked. */
  private blocked = new Set<string>()
  private wanted = true
  private stopped = false
  private wakeUp: (() => void) | undefined
  private running: Promise<void> | undefined
  private unsubscribe: (() => void) | undefined
  private readonly listeners = new Set<(position: string) => void>()

  constructor(private readonly options: RunnerOptions) {
    // Rows and checkpoint commit together, so a commit lost in a crash is folded again: no need to wait for the disk.
    this.pool = readPool({
      connectionString: options.connectionString,
      max: 2,
      options: '-c search_path=read -c timezone=UTC -c synchronous_commit=off',
    })
    this.pool.on('error', () => {})
  }

  start(): void {
    this.unsubscribe = this.options.store.onAppended(() => this.wake())
    this.running = this.loop()
  }

  /** Called with the position up to which every read table stands, after each commit. */
  onProjected(listener: (position: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async stop(): Promise<void> {
    if (this.stopped) return
    this.stopped = true
    this.unsubscribe?.()
    this.wake()
    await this.running
    await this.pool.end()
  }

  private wake() {
    this.wanted = true
    this.wakeUp?.()
  }

  private async loop() {
    while (!this.stopped) {
      let leader: PoolClient | undefined
      try {
        leader = await this.pool.connect()
        leader.on('error', () => {})
        const { rows } = await leader.query('select pg_try_advisory_lock($1) as won', [LEADER])
        if (rows[0].won) await this.lead(leader)
      } catch (error) {
        if (!this.stopped) this.options.onError?.(error, 'projector')
      } finally {
        // Closing the session gives the lock away.
        leader?.release(true)
      }
      if (!this.stopped) await this.pause(POLL)
    }
  }

  private async lead(client: PoolClient) {
    const { rows: blocked } = await client.query('select projection, workspace, stream from blocked_streams')
    this.blocked = new Set(blocked.map((row) => `${row.projection} ${row.workspace} ${row.stream}`))
    const { rows } = await client.query('select projection, position from checkpoints')
    for (const { name } of this.options.projections) this.positions.set(name, rows.find((row) => row.projection === name)?.position ?? null)
    while (!this.stopped) {
      this.wanted = false
      const advanced = await this.step(client)
      if (!advanced && !this.wanted) await this.pause(POLL)
    }
  }

  /** One batch for all projections; true when there was something to read. */
  private async step(client: PoolClient): Promise<boolean> {
    const { store, projections } = this.options
    const after = this.slowest()
    const events = await store.readAll(after, BATCH)
    const last = events.at(-1)?.position
    if (last === undefined) return false
    const behind = projections.filter(({ name }) => this.isBefore(this.positions.get(name)!, last))
    try {
      await this.commit(client, behind, events, last)
    } catch (error) {
      this.options.onError?.(error, 'batch')
      for (const projection of behind) await this.withPoison(client, projection, events)
    }
    for (const listener of this.listeners) listener(this.slowest()!)
    return true
  }

  private async commit(client: PoolClient, projections: readonly Projection[], events: readonly Event[], last: string) {
    const work = projections.map((projection) => ({
      projection,
      events: events.filter(
        (event) =>
          this.isBefore(this.positions.get(projection.name)!, event.position) &&
          stepsOf(projection).has(event.type) &&
          !this.blocked.has(`${projection.name} ${event.workspace} ${event.stream}`),
      ),
    }))
    const names = projections.map(({ name }) => name)
    await writeBatch(client, work, { projections: names, from: names.map((name) => this.positions.get(name) ?? null), to: last })
    for (const name of names) this.positions.set(name, last)
  }

  /** Bisects a failing batch down to the poison event, parks it and blocks its stream for this projection. */
  private async withPoison(client: PoolClient, projection: Projection, events: readonly Event[]): Promise<void> {
    try {
      await this.commit(client, [projection], events, events.at(-1)!.position)
    } catch (error) {
      if (events.length > 1) {
        const middle = events.length >> 1
        await this.withPoison(client, projection, events.slice(0, middle))
        await this.withPoison(client, projection, events.slice(middle))
        return
      }
      const [event] = events as [Event]
      this.options.onError?.(error, `${projection.name} at ${event.position}`)
      await client.query(
        `with dead as (insert into dead_letters (projection, workspace, stream, position, event_id, error) values ($1, $2, $3, $4, $5, $6) on conflict do nothing)
         insert into blocked_streams (projection, workspace, stream) values ($1, $2, $3) on conflict do nothing`,
        [
          projection.name,
          event.workspace,
          event.stream,
          event.position,
          event.id,
          String((error as Error)?.message ?? error).slice(0, 2000),
        ],
      )
      this.blocked.add(`${projection.name} ${event.workspace} ${event.stream}`)
      await this.commit(client, [projection], [event], event.position)
    }
  }

  private slowest(): string | null {
    let slowest: string | null | undefined
    for (const position of this.positions.values()) if (slowest === undefined || this.isBefore(position, slowest)) slowest = position
    return slowest ?? null
  }

  private isBefore(a: string | null, b: string | null) {
    if (b === null) return false
    return a === null || this.options.store.comparePositions(a, b) < 0
  }

  private pause(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(done, milliseconds)
      const self = this
      function done() {
        clearTimeout(timer)
        self.wakeUp = undefined
        resolve()
      }
      this.wakeUp = done
    })
  }
}
