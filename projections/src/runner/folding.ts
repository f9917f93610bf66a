import type { Event, EventStore } from '@workledger/event-store/port'
import type { ClientBase, Pool } from 'pg'
import type { Projection } from '../kernel/projection'
import type { Advance, FoldedBatch, Notice } from './batch-statement'
import { Checkpoints } from './checkpoints'
import { EventsAhead } from './events-ahead'
import { foldBatch, stepsOf, type Work } from './fold-batch'
import type { Mended } from './mend'
import { isPoison, PoisonedEvents } from './poisoned-events'
import { RecentRows } from './recent-rows'
import { shapeOf } from './shape'
import { WantedEvents } from './wanted-events'
import { ERASES, erasedBy, isTaken, writeBatch, writeFolded } from './write-batch'

/** Returns the notice that every read table has reached a position; `blocked`: without some streams. */
export type Tell = (position: string, blocked: boolean) => Notice

export interface FoldingOptions {
  readonly store: EventStore
  /** Number of events per read. */
  readonly batch: number
  /** Folds the next batch by a connection of this pool while a full one is written. */
  readonly ahead?: Pool
  /** Leaves the checkpoints of projections without events for later; see `Checkpoints`. */
  readonly lazy?: boolean
  /** Returns what other processes are notified of with a batch, once all read tables are ours. */
  readonly tell?: Tell
  readonly onError: (error: unknown, where: string) => void
}

/** Events of the log, and what the projections behind their end make of them. */
interface Batch {
  /** Number of events read, and the position before them. */
  readonly events: readonly Event[]
  readonly after: string | null
  readonly limit: string | null | undefined
  readonly full: boolean
  readonly behind: readonly Projection[]
  readonly work: Work
  /** Undefined where it is folded only once its turn has come. */
  readonly folded: FoldedBatch | undefined
}

/**
 * Tells whether another process moved a checkpoint or swapped tables, which outdates what this one
 * knows.
 */
export const isOvertaken = (error: unknown) => (error as { code?: string })?.code === 'WL001'

/**
 * Folds the log into the tables of a connection's schema, for projections that may be at different
 * positions. Rows and checkpoints commit together. A poison event is parked with its stream; other
 * streams continue.
 */
export class Folding {
  private readonly checkpoints: Checkpoints
  private readonly wanted: WantedEvents
  private readonly recent = new RecentRows()
  private readonly ahead: EventsAhead
  private readonly poisoned: PoisonedEvents

  constructor(
    private readonly client: Pick<ClientBase, 'query'>,
    private projections: readonly Projection[],
    private readonly options: FoldingOptions,
  ) {
    this.checkpoints = new Checkpoints((a, b) => options.store.comparePositions(a, b))
    this.wanted = new WantedEvents(client, (a, b) => this.checkpoints.isBefore(a, b))
    this.ahead = new EventsAhead(options.store, options.batch)
    this.poisoned = new PoisonedEvents({
      client,
      store: options.store,
      checkpoints: this.checkpoints,
      wanted: this.wanted,
      commit: (projection, events, mended) => this.commit(projection, events, mended),
      write: (work, to, mended) => this.write(work, to, mended),
      onError: options.onError,
    })
  }

  private signIn = false
  private tells: Tell | undefined
  /** The position that other processes were last notified of. */
  told: string | undefined

  /**
   * Reads the projections' checkpoints. Returns the projections whose tables have another shape
   * than this code's, which it leaves alone.
   */
  async load(): Promise<Projection[]> {
    await this.wanted.loadBlocked()
    await this.wanted.loadSkipped()
    const { rows } = await this.client.query(
      'select projection, shape, position, generation from checkpoints',
    )
    const found = new Map(rows.map((row) => [row.projection as string, row]))
    const ours = this.projections.filter(
      (projection) => found.get(projection.name)?.shape === shapeOf(projection),
    )
    const others = this.projections.filter((projection) => !ours.includes(projection))
    this.projections = ours
    this.wanted.of(ours)

    for (const { name } of ours) this.checkpoints.load(found.get(name))
    this.tells = others.length === 0 ? this.options.tell : undefined

    return others
  }

  /** Folds one batch, not beyond `limit`, and returns its number of events. */
  async step(limit?: string | null): Promise<number> {
    if (this.projections.length === 0) return 0
    const batch = await this.take(limit)
    const last = batch?.events.at(-1)?.position
    if (!batch || last === undefined) return 0

    try {
      await this.commitBatch(batch, last)
    } catch (error) {
      this.next = undefined
      this.recent.forget()
      if (!isPoison(error)) throw error
      this.options.onError(error, 'batch')
      for (const projection of batch.behind) await this.poisoned.isolate(projection, batch.events)
    }

    return batch.events.length
  }

  private next: Promise<Batch> | undefined

  private async take(limit: string | null | undefined): Promise<Batch> {
    const { next } = this
    this.next = undefined
    const batch = await next
    const after = this.slowest()
    if (batch && batch.after === after && batch.limit === limit) return batch

    return this.gather(after, limit, (name) => this.checkpoints.of(name))
  }

  /** Reads the next events and returns them for the projections that have not folded them. */
  private async gather(
    after: string | null,
    limit: string | null | undefined,
    reached: (projection: string) => string | null,
  ): Promise<Batch> {
    const read = await this.ahead.read(after)
    const events =
      limit === undefined
        ? read
        : read.filter(({ position }) => !this.checkpoints.isBefore(limit, position))
    const last = events.at(-1)?.position ?? null
    const behind = this.projections.filter(({ name }) =>
      this.checkpoints.isBefore(reached(name), last),
    )
    const work = events.length > 0 ? this.wanted.workOf(behind, events, reached) : []
    const full = events.length === this.options.batch

    return { events, after, limit, full, behind, work, folded: undefined }
  }

  private async commitBatch({ folded, ...batch }: Batch, last: string): Promise<void> {
    const { work } = batch

    if (erasedBy(work).length > 0) this.checkpoints.noteWritten(await this.write(work, last))
    else {
      const { recent } = this
      const rows = folded ?? (await foldBatch(this.client, work, { recent }))
      const advance = this.checkpoints.advance(this.moving(work), last)
      const tell = this.tells?.(last, this.blockedStreams().size > 0)
      const writing = writeFolded(this.client, rows, advance, tell)

      if (batch.full && this.options.ahead) {
        this.next = this.prepare(batch, last, rows)
        this.next.catch(() => {}) // The next step gets the error.
      }

      try {
        this.recent.note(rows, await writing)
        this.checkpoints.noteWritten(advance)
        if (tell) this.told = last
      } catch (error) {
        if (!isTaken(error)) throw error
        this.next = undefined
        this.checkpoints.noteWritten(await this.write(work, last))
      }
    }

    this.noteCommitted(work, last)
  }

  /** Returns the projections whose checkpoints a batch writes. */
  private moving(work: Work): string[] {
    const folding = work.filter(({ events }) => events.length > 0)
    const all = folding.length === 0 || !this.options.lazy || this.checkpoints.isLate()

    return (all ? work : folding).map(({ projection }) => projection.name)
  }

  /** Whether checkpoints may lag behind. */
  mayLag(): boolean {
    return this.checkpoints.mayLag()
  }

  /** Writes the checkpoints that lag behind, unless it is too early. */
  async writeLateCheckpoints(): Promise<void> {
    if (this.checkpoints.isLate()) await this.writeCheckpoints()
  }

  /** Writes the checkpoints that lag behind. */
  async writeCheckpoints(): Promise<void> {
    for (const [position, names] of this.checkpoints.lagging()) {
      const advance = this.checkpoints.advance(names, position)
      await writeFolded(this.client, { tables: new Map(), follows: [] }, advance)
      this.checkpoints.noteWritten(advance)
    }

    this.checkpoints.noteAllWritten()
  }

  /** Folds the batch behind one that is being written. */
  private async prepare(
    { limit }: Pick<Batch, 'limit'>,
    after: string,
    before: FoldedBatch,
  ): Promise<Batch> {
    const batch = await this.gather(after, limit, (name) => {
      const position = this.checkpoints.of(name)
      return this.checkpoints.isBefore(position, after) ? after : position
    })

    // Its rows are deleted by their workspace, once this batch is written.
    if (erasedBy(batch.work).length > 0) return batch
    const client = await this.options.ahead!.connect().catch(() => undefined)
    if (!client) return batch

    try {
      return { ...batch, folded: await foldBatch(client, batch.work, { before }) }
    } catch {
      return batch // It is folded in its turn, and the error is dealt with there.
    } finally {
      client.release()
    }
  }

  /** Returns `workspace stream` of the streams that some projection has blocked. */
  blockedStreams(): ReadonlySet<string> {
    return this.wanted.blockedStreams()
  }

  slowest(): string | null {
    return this.checkpoints.slowest()
  }

  /** Returns whether rows that authorise sessions were written since the last call. */
  tookSignIn(): boolean {
    const was = this.signIn
    this.signIn = false
    return was
  }

  private async commit(projection: Projection, events: readonly Event[], mended?: Mended[]) {
    const last = events.at(-1)!.position
    const work = this.wanted.workOf([projection], events, (name) => this.checkpoints.of(name))
    this.checkpoints.noteWritten(await this.write(work, last, mended))
    this.noteCommitted(work, last)
  }

  private noteCommitted(work: Work, last: string): void {
    this.signIn ||= work.some(({ projection, events }) =>
      events.some(({ type }) => changesSignIn(projection, type)),
    )
    const names = work.map(({ projection }) => projection.name)
    this.checkpoints.noteReached(names, last)
  }

  private async write(work: Work, to: string | null, mended?: Mended[]): Promise<Advance> {
    this.recent.forget()
    const names = work.map(({ projection }) => projection.name)
    const advance = this.checkpoints.advance(names, to)
    await writeBatch(this.client, work, advance, mended)

    return advance
  }

  /**
   * Retries streams on an operator's request, or after their poison event was skipped; returns
   * whether there were any.
   */
  async retry(): Promise<boolean> {
    const blocked = await this.poisoned.toRetry()

    if (blocked.length > 0) {
      // It was folded without these streams, and others have to hear that they are free.
      this.next = undefined
      this.told = undefined
      await this.wanted.loadSkipped()
    }

    for (const stream of blocked) {
      const projection = this.projections.find(({ name }) => name === stream.projection)
      if (projection) await this.poisoned.retry(projection, stream)
    }

    return blocked.length > 0
  }
}

const changesSignIn = (projection: Projection, type: string) =>
  type === ERASES ||
  stepsOf(projection)
    .get(type)
    ?.some(({ table }) => table.signIn || table.held)
