import type { EventStore } from '@workledger/event-store/port'
import { listen } from '@workledger/event-store/postgres/listen'
import type { Pool } from 'pg'
import { readPool } from '../kernel/pool'
import type { Projection } from '../kernel/projection'
import { projections as all } from '../registry'
import { READ_CHANNEL, reachedIn } from './read-channel'
import type { ProjectionRunner } from './runner'
import { shapeOf } from './shape'

/** Milliseconds between looks at the checkpoints, which make up for lost notifications. */
const PROGRESS_POLL = 250

/** Milliseconds in which notifications cause one look, if no request waits. */
const CATCH_UP = 100

const NONE_BLOCKED: ReadonlySet<string> = new Set()

/**
 * Reports when the read tables have reached a position: by this process's runner, or by its
 * checkpoints in the database.
 */
export class Progress {
  private reached: string | null = null
  private readonly waiting = new Set<{ position: string; resolve: () => void }>()
  private readonly pool: Pool
  private polling: NodeJS.Timeout | undefined
  private channel: { close(): Promise<void> } | undefined
  private looking = false
  private followed = false
  private catching: NodeJS.Timeout | undefined
  private again = false

  constructor(
    private readonly connectionString: string,
    private readonly store: Pick<EventStore, 'comparePositions'>,
    private readonly runner?: ProjectionRunner,
    private readonly projections: readonly Projection[] = all,
  ) {
    this.pool = readPool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 })

    runner?.onProjected((position, blocked, signIn) => {
      if (signIn) for (const listener of this.signIn) listener()
      this.arrived(position, blocked)
    })
  }

  private blocked: ReadonlySet<string> = new Set()
  private readonly signIn = new Set<() => void>()

  /**
   * Registers a listener for written rows that authorise sessions, by a projector in this process.
   * It runs before all waiting callers.
   */
  onSignInChanged(listener: () => void): void {
    this.signIn.add(listener)
  }

  /**
   * Returns whether some read table leaves out a stream (`workspace stream`), as of the last
   * awaited position.
   */
  isBlocked(stream: string): boolean {
    return this.blocked.has(stream)
  }

  /** Returns true once everything up to `position` is readable, false after `timeout` ms. */
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
      this.listen()
      this.poll()
    })
  }

  /**
   * Returns a position up to which everything is readable; null while this process knows none. A
   * process without a projector follows the checkpoints from the first question on.
   */
  shown(): string | null {
    if (!this.runner) {
      this.followed = true
      this.listen()
    }

    return this.reached
  }

  /**
   * Returns the position of the slowest read table. `current` is false while some tables have
   * another shape than this code's.
   */
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

    const position = ours.reduce(
      (a, b) => (a === null || b === null ? null : this.earlier(a, b)),
      ours[0] ?? null,
    )

    return { current: true, position, blocked }
  }

  async close() {
    clearTimeout(this.polling)
    clearTimeout(this.catching)
    await this.channel?.close()
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

  /** A projector in this process notifies directly, one in another process through the database. */
  private listen() {
    if (this.runner) return
    const { connectionString } = this

    const look = () => {
      void this.look()
      if (this.followed) this.catchUp()
    }

    this.channel ??= listen({
      connectionString,
      channel: READ_CHANNEL,
      onNotification: (payload) => {
        const position = reachedIn(payload, this.projections)
        if (position === undefined) look()
        else this.arrived(position, NONE_BLOCKED)
      },
      onConnected: look,
    })

    look()
  }

  /** Looks at the checkpoints once at a time; a notification meanwhile causes one more look. */
  private async look(): Promise<void> {
    this.again = true
    if (this.looking) return
    this.looking = true

    while (this.again && this.waiting.size > 0) {
      this.again = false

      await this.readCheckpoints()
    }

    this.looking = false
  }

  private async readCheckpoints(): Promise<void> {
    try {
      const { position, blocked } = await this.standing()
      if (position !== null) this.arrived(position, new Set(blocked))
    } catch {
      // The database is briefly away; the next look or the timeout decides.
    }
  }

  /** Looks once for the notifications of a moment, for readers who only ask for the position. */
  private catchUp() {
    this.catching ??= setTimeout(async () => {
      this.catching = undefined
      await this.readCheckpoints()
    }, CATCH_UP)
  }

  private poll() {
    if (this.polling || this.waiting.size === 0) return
    this.polling = setTimeout(async () => {
      await this.look()
      this.polling = undefined
      this.poll()
    }, PROGRESS_POLL)
  }
}
