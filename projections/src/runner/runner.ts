import { IdlePoll } from '@workledger/event-store/idle-poll'
import { Pause } from '@workledger/event-store/pause'
import type { EventStore } from '@workledger/event-store/port'
import { leadInTurn } from '@workledger/event-store/postgres/leader'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { readPool } from '../kernel/pool'
import type { Projection } from '../kernel/projection'
import type { Notice } from './batch-statement'
import { CHECKPOINTS_LAG } from './checkpoints'
import { Folding, isOvertaken } from './folding'
import { ASK_CHANNEL, READ_CHANNEL, reachedPayload, SIGN_IN_CHANNEL } from './read-channel'
import { shapeOf } from './shape'

const RUNNER_BATCH = 500
const RUNNER_POLL = 500

/** Milliseconds between looks while catching up, because each one waits for the batches under way. */
const BUSY_POLL = 5_000

/** Far more seconds than a batch takes; a server that is silent for so long is gone. */
const BATCH_SILENCE = 120

const telling = ({ channel, payload }: Notice) => ({
  name: 'tell',
  text: 'select pg_notify($1, $2)',
  values: [channel, payload],
})

export interface RunnerOptions {
  connectionString: string
  store: EventStore
  projections: readonly Projection[]
  onError?: (error: unknown, where: string) => void
}

/**
 * Receives the position up to which every read table is filled, and the streams (`workspace
 * stream`) that some leave out. The last argument tells whether rows that authorise sessions have
 * changed.
 */
type Projected = (position: string, blocked: ReadonlySet<string>, signIn: boolean) => void

type Client = Pick<ClientBase, 'query'>

/**
 * The loop that keeps the live read tables up to date. One process leads; the others wait to take
 * over.
 */
export class ProjectionRunner {
  private readonly pool: Pool
  private stopped = false
  private readonly pause = new Pause()
  private readonly poll = new IdlePoll(RUNNER_POLL, 15_000)
  private running: Promise<void> | undefined
  private unsubscribe: (() => void) | undefined
  private readonly listeners = new Set<Projected>()

  constructor(private readonly options: RunnerOptions) {
    // Rows and checkpoint commit together, so a commit lost in a crash is folded again; it need not
    // wait for the disk.
    this.pool = readPool({
      // The tables of a batch are loaded in one round trip.
      pipeline: true,
      connectionString: options.connectionString,
      max: 2,
      silence: BATCH_SILENCE,
      // Planning a write takes as long as running it.
      options:
        '-c search_path=read -c timezone=UTC -c synchronous_commit=off -c plan_cache_mode=force_generic_plan',
    })
  }

  start(): void {
    this.unsubscribe = this.options.store.onAppended(() => {
      this.poll.stir()
      this.pause.wake()
    })
    this.running = leadInTurn({
      pool: this.pool,
      lock: LOCKS.projector,
      lead: (session) => this.lead(session),
      stopped: () => this.stopped,
      rest: () => this.pause.rest(this.poll.pause),
      onError: (error) => this.options.onError?.(error, 'projector'),
    })
  }

  /** Registers a listener that runs after each commit. */
  onProjected(listener: Projected): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async stop(): Promise<void> {
    if (this.stopped) return
    this.stopped = true
    this.unsubscribe?.()
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
    const { store, projections, onError = () => {} } = this.options

    while (!this.stopped) {
      const folding = new Folding(session, projections, {
        store,
        batch: RUNNER_BATCH,
        ahead: this.pool,
        lazy: true,
        tell: this.reached,
        onError,
      })

      const others = await folding.load()
      if (others.length > 0 && !(await this.areComing(session, others))) return

      try {
        await this.follow(session, folding, others)
        await folding.writeCheckpoints()
      } catch (error) {
        if (!isOvertaken(error)) throw error
      }
    }
  }

  /** Follows the log until something changes that only a new look at the checkpoints shows. */
  private async follow(
    client: Client,
    folding: Folding,
    others: readonly Projection[],
  ): Promise<void> {
    let looked = 0

    while (!this.stopped) {
      const advanced = await folding.step()
      if (advanced) this.poll.stir()
      else await folding.writeLateCheckpoints()
      const position = folding.slowest()
      if (advanced && others.length === 0) this.tell(client, position, folding)

      if (Date.now() - looked >= (advanced < RUNNER_BATCH ? RUNNER_POLL : BUSY_POLL)) {
        if (await haveCome(client, others)) return
        if (await folding.retry()) this.tell(client, position, folding)
        looked = Date.now()
      }

      // Less than a batch means that the log's end is reached; new events wake the loop.
      if (advanced < RUNNER_BATCH) await this.pause.rest(this.restOf(folding, others))
    }
  }

  private restOf(folding: Folding, others: readonly Projection[]): number {
    if (folding.mayLag()) return CHECKPOINTS_LAG
    return others.length > 0 ? RUNNER_POLL : this.poll.pause
  }

  private tell(client: Client, position: string | null, folding: Folding) {
    // Without waiting: the query goes out before the next batch. A look at the checkpoints makes up
    // for a lost one.
    const notify = (notice: Notice) => client.query(telling(notice)).catch(() => {})
    const blocked = folding.blockedStreams()
    const signIn = folding.tookSignIn()
    if (position !== null && folding.told !== position)
      void notify(this.reached(position, blocked.size > 0))
    if (signIn) void notify({ channel: SIGN_IN_CHANNEL, payload: '' })

    if (position !== null)
      for (const listener of this.listeners) listener(position, blocked, signIn)
  }

  private reached = (position: string, blocked: boolean): Notice => ({
    channel: READ_CHANNEL,
    payload: reachedPayload(this.options.projections, position, blocked),
  })

  /**
   * Returns whether tables of our shape are being built. If not, a newer version has taken over and
   * this process steps back.
   */
  private async areComing(client: Client, others: readonly Projection[]): Promise<boolean> {
    const { rows } = await client.query('select projection, shape from read_next.checkpoints')
    return others.every((other) =>
      rows.some(({ projection, shape }) => projection === other.name && shape === shapeOf(other)),
    )
  }
}

/** Returns whether a rebuild has swapped in tables of our shape. */
async function haveCome(client: Client, others: readonly Projection[]): Promise<boolean> {
  if (others.length === 0) return false
  const { rows } = await client.query('select projection, shape from checkpoints')

  return others.some((other) =>
    rows.some(({ projection, shape }) => projection === other.name && shape === shapeOf(other)),
  )
}
