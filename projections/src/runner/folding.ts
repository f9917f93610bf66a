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
  readonly sent: Sent | undefined
}

/** The rows of a batch on their way to the tables. */
interface Sent {
  readonly rows: FoldedBatch
  readonly advance: Advance
  readonly told: boolean
  /** Resolves to the rows' size once they are committed. */
  readonly written: Promise<number>
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
      await this.dropNext()
      this.recent.forget()
      if (!isPoison(error)) throw error
      this.options.onError(error, 'batch')
      for (const projection of batch.behind) await this.poisoned.isolate(projection, batch.events)
    }

    return batch.events.length
  }

  /** The batch behind the one that is being written; its rows are on their way after that one's. */
  private next: Promise<Batch> | undefined

  private async take(limit: string | null | undefined): Promise<Batch> {
    const batch = await this.next?.finally(() => {
      this.next = undefined
    })
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

    return { events, after, limit, full, behind, work, sent: undefined }
  }

  private async commitBatch(batch: Batch, last: string): Promise<void> {
    const { work } = batch

    if (erasedBy(work).length > 0) this.checkpoints.noteWritten(await this.write(work, last))
    else {
      const { recent } = this
      const sent =
        batch.sent ?? this.send(work, last, await foldBatch(this.client, work, { recent }))

      if (batch.full && this.options.ahead) {
        this.next = this.prepare(batch, last, sent)
        this.next.catch(() => {}) // The next step gets the error.
      }

      try {
        await this.noteSent(sent)
      } catch (error) {
        if (!isTaken(error)) throw error
        await this.dropNext()
        this.checkpoints.noteWritten(await this.write(work, last))
      }
    }

    this.noteCommitted(work, last)
  }

  /** Sends a batch's rows, which are written only if those sent before are. */
  private send(work: Work, last: string, rows: FoldedBatch, before?: Sent): Sent {
    // It moves every checkpoint, also those of the batch before, and fails if that one has.
    const moving = before ? namesOf(work) : this.moving(work)
    const advance = this.checkpoints.advance(moving, last, before?.advance)
    const tell = this.tells?.(last, this.blockedStreams().size > 0)
    const written = writeFolded(this.client, rows, advance, tell)
    written.catch(() => {}) // The batch's step gets the error.

    return { rows, advance, told: tell !== undefined, written }
  }

  private async noteSent({ rows, advance, told, written }: Sent): Promise<void> {
    this.recent.note(rows, await written)
    this.checkpoints.noteWritten(advance)
    if (told) this.told = advance.to ?? undefined
  }

  /**
   * Forgets the next batch, before this one is written in another way. Rows that were sent are not
   * written: their checkpoints continue from those of this batch, whose rows were refused.
   */
  private async dropNext(): Promise<void> {
    const { next } = this
    this.next = undefined
    const batch = await next?.catch(() => undefined)
    await batch?.sent?.written.catch(() => {})
  }

  /**
   * Waits for rows that were sent, before the checkpoints are needed as they are written. Rows that
   * were refused are folded again in their turn.
   */
  private async settle(): Promise<void> {
    const { next } = this
    this.next = undefined
    const batch = await next?.catch(() => undefined)
    const last = batch?.events.at(-1)?.position
    if (!batch?.sent || last === undefined) return

    try {
      await this.noteSent(batch.sent)
      this.noteCommitted(batch.work, last)
    } catch {
      this.recent.forget()
    }
  }

  /** Returns the projections whose checkpoints a batch writes. */
  private moving(work: Work): string[] {
    const folding = work.filter(({ events }) => events.length > 0)
    const all = folding.length === 0 || !this.options.lazy || this.checkpoints.isLate()

    return namesOf(all ? work : folding)
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
    await this.settle()

    for (const [position, names] of this.checkpoints.lagging()) {
      const advance = this.checkpoints.advance(names, position)
      await writeFolded(this.client, { tables: new Map(), follows: [] }, advance)
      this.checkpoints.noteWritten(advance)
    }

    this.checkpoints.noteAllWritten()
  }

  /** Folds the batch behind one that is being written, and sends its rows after that one's. */
  private async prepare(
    { limit }: Pick<Batch, 'limit'>,
    after: string,
    before: Sent,
  ): Promise<Batch> {
    const batch = await this.gather(after, limit, (name) => {
      const position = this.checkpoints.of(name)
      return this.checkpoints.isBefore(position, after) ? after : position
    })

    const last = batch.events.at(-1)?.position
    // Rows of an erased workspace are deleted once this batch is written.
    if (last === undefined || erasedBy(batch.work).length > 0) return batch
    const client = await this.options.ahead!.connect().catch(() => undefined)
    if (!client) return batch

    try {
      const rows = await foldBatch(client, batch.work, { before: before.rows })
      return { ...batch, sent: this.send(batch.work, last, rows, before) }
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
    this.checkpoints.noteReached(namesOf(work), last)
  }

  private async write(work: Work, to: string | null, mended?: Mended[]): Promise<Advance> {
    this.recent.forget()
    const advance = this.checkpoints.advance(namesOf(work), to)
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
      await this.settle()
      // Others have to hear that they are free.
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

const namesOf = (work: Work) => work.map(({ projection }) => projection.name)

const changesSignIn = (projection: Projection, type: string) =>
  type === ERASES ||
  stepsOf(projection)
    .get(type)
    ?.some(({ table }) => table.signIn || table.held)
