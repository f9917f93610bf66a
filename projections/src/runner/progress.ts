import type { EventStore } from '@workledger/event-store/port'
import type { Pool } from 'pg'
import { readPool } from '../kernel/pool'
import type { Projection } from '../kernel/projection'
import { projections as all } from '../registry'
import type { ProjectionRunner } from './runner'
import { shapeOf } from './shape'

/** Tells when the read tables have reached a position: by the runner of this process, or by its checkpoints in the database. */
export class Progress {
  private reached: string | null = null
  private readonly waiting = new Set<{ position: string; resolve: () => void }>()
  private readonly pool: Pool
  private polling: NodeJS.Timeout | undefined

  constructor(
    connectionString: string,
    private readonly store: Pick<EventStore, 'comparePositions'>,
    runner?: ProjectionRunner,
    private readonly projections: readonly Projection[] = all,
  ) {
    this.pool = readPool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 })
    runner?.onProjected((position, blocked) => this.arrived(position, blocked))
    this.polls = runner ? 250 : 10
  }
  private readonly polls: number
  private blocked: ReadonlySet<string> = new Set()

  /** Whether some read table leaves out what happens on a stream (`workspace stream`), as of the position waited for last. */
  isBlocked(stream: string): boolean {
    return this.blocked.has(stream)
  }

  /** True once everything up to `position` can be read; false when that takes longer than `timeout` ms. */
  async waitFor(position: string, timeout = 5000): Promise<boolean> {
    if (this.has(position)) return true
    return new Promise<boolean>((resolve) => {
      const waiter = { position, resolve: () => finish(true) }
      const timer = setTimeout(() => finish(false), timeout)
      const finish = (answer: boolean) => {
        clearTimeout(timer)
        this.waiting.delete(waiter)
        resolve(answer)
      }
      this.waiting.add(waiter)
      this.poll()
    })
  }

  /** Where the slowest of the read tables stands; `current` is false while some have another shape than this code asks. */
  async standing(): Promise<{ current: boolean; position: string | null; blocked: string[] }> {
    const { rows } = await this.pool.query(
      `select projection, shape, position, (select coalesce(json_agg(workspace || ' ' || stream), '[]') from blocked_streams) as blocked from checkpoints`,
    )
    const blocked: string[] = rows[0]?.blocked ?? []
    const ours = this.projections.flatMap((projection) => {
      const row = rows.find((each) => each.projection === projection.name)
      return row?.shape === shapeOf(projection) ? [row.position as string | null] : []
    })
    if (ours.length < this.projections.length) return { current: false, position: null, blocked }
    const position = ours.reduce((a, b) => (a === null || b === null ? null : this.earlier(a, b)), ours[0] ?? null)
    return { current: true, position, blocked }
  }

  async close() {
    clearTimeout(this.polling)
    await this.pool.end()
  }

  private earlier(a: string, b: string) {
    return this.store.comparePositions(a, b) <= 0 ? a : b
  }

  private has(position: string) {
    return this.reached !== null && this.store.comparePositions(this.reached, position) >= 0
  }

  private arrived(position: string, blocked: ReadonlySet<string>) {
    this.blocked = blocked
    if (this.has(position)) return
    this.reached = position
    for (const waiter of [...this.waiting]) if (this.has(waiter.position)) waiter.resolve()
  }

  private poll() {
    if (this.polling || this.waiting.size === 0) return
    this.polling = setTimeout(async () => {
      try {
        const { position, blocked } = await this.standing()
        if (position !== null) this.arrived(position, new Set(blocked))
      } catch {
        // The database is away for a moment; the next poll or the timeout decides.
      }
      this.polling = undefined
      this.poll()
    }, this.polls)
  }
}
