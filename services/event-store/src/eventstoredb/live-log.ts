import { setTimeout as pause } from 'node:timers/promises'
import {
  type AllStreamResolvedEvent,
  type Position,
  START,
  streamNameFilter,
  TimeoutError,
} from '@eventstore/db-client'
import type { Stored } from '../codec'
import { type Connection, SILENT_MS } from './connection'
import { pairOf } from './log-reader'
import type { Names } from './names'
import { storedOf } from './records'

const MIB = 1024 * 1024
const MOST_EVENTS = 8_192
const MOST_BYTES = 32 * MIB

/** Most of the events' JSON that is answered at a time, if it is more than one event. */
const MOST_READ = 8 * MIB

const RESUBSCRIBE_MS = 250
const LOOK_EVERY_MS = 5

/**
 * Of how many times 32 records that it passed over the server says that it did. At the start there
 * may be very many, and each word about them takes its time; later on whoever asks for the head is
 * spared what was passed over.
 */
const CHECKPOINT_AT_START = 32

const CHECKPOINT_EVERY = 1

/**
 * Where to begin: behind an event of ours, or the log's start; `scanned` is further on, with
 * nothing of ours in between.
 */
export interface Beginning {
  readonly position: string | null
  readonly scanned?: Position | undefined
}

interface Options {
  readonly connection: Pick<Connection, 'client' | 'onLeft'>
  readonly names: Names
  begin(): Promise<Beginning>
  /** Something came, or may have come while the connection was away. */
  grown(): void
  onError(error: unknown): void
}

interface Entry {
  readonly at: bigint
  readonly event: Omit<Stored, 'data'>
  readonly json: string
}

/**
 * The end of the log as a subscription to $all brings it, for everybody in this process:
 * projections at the end need no query. It holds the last events in their stored form, one run
 * without a gap that begins behind `after`.
 */
export class LiveLog {
  private entries: Entry[] = []
  private size = 0
  private after: bigint | undefined
  /** Up to here the server has looked for events of ours. */
  private seen: Position | undefined
  private following: { stop(): void } | undefined
  private again: NodeJS.Timeout | undefined
  private running = false
  private closed = false
  private caught = false
  /** What was there at the start is still to be brought, and somebody brings it. */
  private bringing = false
  /** Most of that is here: the rest comes with the subscription that stays. */
  private started = false

  constructor(private readonly options: Options) {}

  /** Begins to follow the log, once. */
  start(): void {
    if (this.running || this.closed) return
    this.running = true
    this.bringing = true
    void this.follow()
  }

  /**
   * The newest event that is here, or the one before the first; undefined before the beginning is
   * known.
   */
  get top(): string | null | undefined {
    const top = this.entries.at(-1)?.at ?? this.after
    return top === undefined ? undefined : top < 0n ? null : String(top)
  }

  /** As far as the log was looked through, wherever events of ours stand. */
  get scanned(): Position | undefined {
    return this.seen
  }

  /**
   * The newest event here, and how far the log was looked through behind it; undefined while what
   * was there before is still being brought.
   */
  get known(): { readonly top: string | null; readonly scanned: bigint } | undefined {
    const { top } = this
    if (top === undefined || !this.caught) return undefined
    const at = top === null ? -1n : BigInt(top)

    return { top, scanned: this.seen && this.seen.commit > at ? this.seen.commit : at }
  }

  /**
   * Events that follow `after`, fewer where they are large; undefined when that is not known here.
   */
  read(after: string | null, limit: number): Stored[] | undefined {
    const from = after === null ? -1n : BigInt(after)
    if (this.after === undefined || from < this.after) return undefined
    let index = this.indexAfter(from)
    const found: Stored[] = []

    for (
      let bytes = 0;
      index < this.entries.length &&
      found.length < limit &&
      (found.length === 0 || bytes < MOST_READ);
      index++
    ) {
      const { event, json } = this.entries[index]!
      bytes += json.length
      found.push({ ...event, data: JSON.parse(json) })
    }

    return found
  }

  /**
   * At the start: waits until what follows `after`, or else everything that was there, has been
   * brought, as long as something is heard of it, if only how many records of others were passed
   * over. Whoever asked the server meanwhile would have it look through all of them once more.
   */
  async brought(after?: string | null, silent = SILENT_MS): Promise<void> {
    let [heard, since] = [this.seen?.commit, performance.now()]

    while (this.bringing && !(after !== undefined && this.holds(after))) {
      if (this.seen?.commit !== heard) [heard, since] = [this.seen?.commit, performance.now()]
      else if (performance.now() - since > silent) return

      await pause(LOOK_EVERY_MS)
    }
  }

  /** Something that follows, or it is not here that one finds it. */
  private holds(after: string | null): boolean {
    return this.after !== undefined && this.read(after, 1)?.length !== 0
  }

  close(): void {
    this.closed = true
    this.bringing = false
    clearTimeout(this.again)
    this.following?.stop()
  }

  private indexAfter(position: bigint): number {
    let [low, high] = [0, this.entries.length]

    while (low < high) {
      const middle = (low + high) >> 1

      if (this.entries[middle]!.at <= position) low = middle + 1
      else high = middle
    }

    return low
  }

  private async follow(): Promise<void> {
    try {
      if (this.after === undefined) {
        const { position, scanned } = await this.options.begin()
        this.after = position === null ? -1n : BigInt(position)
        this.seen = scanned
      }

      if (!this.closed) this.subscribe()
    } catch (error) {
      this.bringing = false
      this.options.onError(error)
      this.retry()
    }
  }

  private subscribe(): void {
    const { connection, names } = this.options
    const top = this.top!

    const from =
      this.seen && (top === null || this.seen.commit >= BigInt(top))
        ? this.seen
        : top === null
          ? START
          : pairOf(top)

    const checkpointReached = async (_: unknown, position: Position) => {
      // Said at once, while events that came before may still wait to be taken: those would be
      // passed over for good.
      if (subscription.readableLength === 0) this.seen = position
    }

    const [atStart, checkpointInterval] =
      this.bringing && !this.started ? [true, CHECKPOINT_AT_START] : [false, CHECKPOINT_EVERY]

    const filter = streamNameFilter({
      prefixes: [names.start],
      checkpointInterval,
      checkpointReached,
    })

    const subscription = connection.client.subscribeToAll({
      fromPosition: from,
      filter,
      requiresLeader: true,
    })

    const stop = () => {
      forget()
      subscription.removeAllListeners()
      subscription.on('error', () => {})
      void subscription.unsubscribe().catch(() => {})
    }

    const lost = (error?: unknown) => {
      stop()
      this.caught = false
      this.bringing = false
      if (this.closed) return
      // The server leaves whoever was busy with something else for too long; then one only begins
      // again.
      if (error && !(error instanceof TimeoutError)) this.options.onError(error)
      this.retry()
    }

    const forget = connection.onLeft(() => lost())
    subscription.on('data', ({ event }: AllStreamResolvedEvent) => this.take(event))

    subscription.on('caughtUp', () => {
      if (atStart) {
        this.started = true
        stop()
        this.subscribe()

        return
      }

      this.caught = true
      this.bringing = false
      this.options.grown()
    })

    subscription.once('error', lost)
    subscription.once('end', () => lost())
    this.following = { stop }
  }

  private retry(): void {
    if (this.closed) return
    this.again = setTimeout(() => void this.follow(), RESUBSCRIBE_MS)
  }

  private take(record: AllStreamResolvedEvent['event']): void {
    const stored = record && storedOf(record, this.options.names)
    if (!stored) return
    const at = BigInt(stored.position)
    if (at <= (this.entries.at(-1)?.at ?? this.after!)) return
    const { data, ...event } = stored
    const json = JSON.stringify(data)
    this.entries.push({ at, event, json })
    this.size += json.length
    // Cut in large steps: moving the entries costs more than holding some too many.
    if (this.entries.length > MOST_EVENTS * 1.5 || this.size > MOST_BYTES * 1.5) this.cut()
    this.options.grown()
  }

  private cut(): void {
    let surplus = Math.max(0, this.entries.length - MOST_EVENTS)
    for (const { json } of this.entries.slice(0, surplus)) this.size -= json.length

    while (this.size > MOST_BYTES && surplus < this.entries.length - 1)
      this.size -= this.entries[surplus++]!.json.length

    this.after = this.entries[surplus - 1]!.at
    this.entries = this.entries.slice(surplus)
  }
}
