import type { Client } from 'pg'
import type { PreparedAppend } from '../codec'
import { type Appended, LogBusy, UnknownOutcome, WrongExpectedRevision } from '../port'
import type { Signer } from '../signer'
import { type Answer, sendBatch } from './batch'
import { inDoubt, overloaded } from './errors'
import type { KnownRevisions } from './known-revisions'

export interface WriterOptions<A extends PreparedAppend> {
  /** Opens the writer's own connection; retries for a while if the server is away. */
  connect(): Promise<Client>
  /** Called after each commit, before its callers resume. */
  committed(written: readonly Written<A>[]): void
  /** Limits of waiting appends: their number and their bytes. */
  readonly mostWaiting?: number
  readonly mostWaitingBytes?: number
  /** Signs each batch; without it batches are unsigned. */
  readonly signer?: Signer | undefined
}

/** An append that this process wrote. */
export interface Written<A extends PreparedAppend> {
  readonly append: A
  /** Position of the append's last event. */
  readonly position: string
  readonly revision: number
  readonly recorded_at: string
}

interface Waiting<A extends PreparedAppend> {
  readonly append: A
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/** Passes the outcomes of a batch to its callers. */
type Settle = () => void

const MOST_APPENDS = 500

/** Smaller batches cost more than the overlap of preparing and writing gains. */
const WORTH_A_BATCH = 16

const MOST_BATCH_BYTES = 8 * 1024 * 1024

/** Most attempts against other writers of the same stream if any revision will do. */
const RACES = 100

/**
 * Group commit: the appends that arrive while one batch is under way form the next. Many appends
 * thus share one lock, one round trip and one flush to disk. One batch is under way at a time, with
 * each stream at most once.
 */
export class GroupCommitWriter<A extends PreparedAppend> {
  private waiting: Waiting<A>[] = []
  private waitingBytes = 0
  /** Number of appends without an answer, waiting or under way. */
  private open = 0
  private client: Client | undefined
  private running: Promise<void> | undefined
  private closed = false

  constructor(
    private readonly options: WriterOptions<A>,
    private readonly revisions: KnownRevisions,
  ) {}

  /**
   * Rejects with WrongExpectedRevision, LogBusy (nothing was written), UnknownOutcome, or the
   * database's error (nothing was written).
   */
  append(append: A): Promise<Appended> {
    const { mostWaiting = 10_000, mostWaitingBytes = 64 * 1024 * 1024 } = this.options

    if (
      this.closed ||
      this.waiting.length >= mostWaiting ||
      this.waitingBytes + append.size > mostWaitingBytes
    )
      return Promise.reject(new LogBusy())

    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      this.waitingBytes += append.size
      this.open++
      this.running ??= this.run()
    })
  }

  /** Writes the waiting appends, then closes the connection. */
  async close(): Promise<void> {
    this.closed = true
    await this.running
    await this.client?.end()
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      // Callers of the same turn of the event loop share a batch.
      await new Promise(setImmediate)
      let settle = await this.commit(this.takeBatch(), false)

      while (this.waiting.length >= WORTH_A_BATCH) {
        // The next batch is sent before the callers of this one resume, so they prepare their next
        // appends meanwhile.
        const next = this.commit(this.takeBatch(), false)
        settle()
        settle = await next
      }

      settle()
    }

    this.running = undefined
  }

  private takeBatch(): Waiting<A>[] {
    const batch: Waiting<A>[] = []
    const rest: Waiting<A>[] = []
    const streams = new Set<string>()
    const most = Math.min(MOST_APPENDS, Math.max(WORTH_A_BATCH, Math.ceil(this.open / 2)))
    let bytes = 0

    for (const one of this.waiting) {
      const stream = `${one.append.workspace}/${one.append.stream}`

      const fits =
        batch.length < most &&
        !streams.has(stream) &&
        (bytes === 0 || bytes + one.append.size <= MOST_BATCH_BYTES)

      // A delayed stream stays blocked for later appends, which keeps their order.
      streams.add(stream)

      if (fits) {
        batch.push(one)
        bytes += one.append.size
      } else rest.push(one)
    }

    this.waiting = rest
    this.waitingBytes -= bytes

    return batch
  }

  /**
   * Never rejects. `again`: the same batch was sent on a connection that broke, so it may have been
   * written.
   */
  private async commit(batch: Waiting<A>[], again: boolean, races = 0): Promise<Settle> {
    let client: Client

    try {
      client = await this.connected()
    } catch (error) {
      return this.refuse(batch, again ? new UnknownOutcome(error) : new LogBusy())
    }

    let answers: Answer[]

    try {
      answers = await sendBatch(
        client,
        batch.map(({ append }) => append),
        this.revisions,
        this.options.signer,
      )
    } catch (error) {
      return this.failed(batch, error, again)
    }

    return this.answer(batch, answers, races)
  }

  private async failed(batch: Waiting<A>[], error: unknown, again: boolean): Promise<Settle> {
    if (inDoubt(error)) {
      this.drop()
      // A repeated batch is looked up by its ids under the lock, in the transaction that writes the
      // missing ones.
      return again ? this.refuse(batch, new UnknownOutcome(error)) : this.commit(batch, true)
    }

    if (overloaded(error))
      return this.refuse(batch, again ? new UnknownOutcome(error) : new LogBusy())

    if (batch.length === 1) return this.refuse(batch, error)
    for (const one of batch) (await this.commit([one], again))()

    return () => {}
  }

  private async answer(
    all: readonly Waiting<A>[],
    answered: readonly Answer[],
    races: number,
  ): Promise<Settle> {
    // Updated at once, because the next batch is formed before this one is settled.
    for (const [index, { append }] of all.entries())
      this.revisions.note(append.workspace, append.stream, answered[index]!.last_revision)

    const stays = (_: unknown, index: number) => answered[index]!.outcome !== 'moved'
    const moved = all.filter((one, index) => !stays(one, index))
    const settle = this.settled(all.filter(stays), answered.filter(stays))
    if (moved.length === 0) return settle
    const later =
      races < RACES ? await this.commit(moved, false, races + 1) : this.refuse(moved, new LogBusy())

    return () => {
      settle()
      later()
    }
  }

  private settled(batch: readonly Waiting<A>[], answers: readonly Answer[]): Settle {
    return () => {
      this.open -= batch.length
      const written: Written<A>[] = []

      for (const [index, { append }] of batch.entries()) {
        const {
          outcome,
          last_position: position,
          last_revision: revision,
          recorded: recorded_at,
        } = answers[index]!
        if (outcome === 'appended') written.push({ append, position, revision, recorded_at })
      }

      if (written.length > 0) this.options.committed(written)

      for (const [index, { append, resolve, reject }] of batch.entries()) {
        const { outcome, last_position: position, last_revision: revision } = answers[index]!

        if (outcome === 'conflict')
          reject(new WrongExpectedRevision(append.stream, append.expected as number, revision))
        else resolve({ position, revision, duplicate: outcome === 'duplicate' })
      }
    }
  }

  private refuse(batch: readonly Waiting<A>[], error: unknown): Settle {
    return () => {
      this.open -= batch.length
      for (const { reject } of batch) reject(error)
    }
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client
    const client = await this.options.connect()
    // The server may have been restored from an earlier backup.
    this.revisions.clear()
    client.once('error', () => this.client === client && this.drop())
    client.once('end', () => this.client === client && this.drop())
    this.client = client

    return client
  }

  private drop(): void {
    const broken = this.client
    this.client = undefined
    broken?.end().catch(() => {})
  }
}
