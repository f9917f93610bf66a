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
const LIVE_LOG_MOST_EVENTS = 8_192
const LIVE_LOG_MOST_BYTES = 32 * MIB

/** Most bytes of JSON returned at a time, unless a single event is larger. */
const MOST_READ = 8 * MIB

const RESUBSCRIBE_MS = 250
const LOOK_EVERY_MS = 5

/**
 * The server reports progress after so many times 32 skipped records. At the start there may be
 * very many, and each report takes time. Later, reports save the search when the head is needed.
 */
const CHECKPOINT_AT_START = 32

const CHECKPOINT_EVERY = 1

/**
 * Where to begin: after one of our events, or at the log's start. `scanned` is further on, without
 * our events in between.
 */
export interface Beginning {
  readonly position: string | null
  readonly scanned?: Position | undefined
}

interface LiveLogOptions {
  readonly connection: Pick<Connection, 'client' | 'onLeft'>
  readonly names: Names
  begin(): Promise<Beginning>
  /** Called when events came, or may have come while the connection was away. */
  grown(): void
  onError(error: unknown): void
}

interface Entry {
  readonly at: bigint
  readonly event: Omit<Stored, 'data'>
  readonly json: string
}

/**
 * The end of the log as a subscription to $all delivers it, shared by the process. Projections at
 * the end thus need no query. Holds the last events in stored form, one run without a gap after
 * `after`.
 */
export class LiveLog {
  private entries: Entry[] = []
  private size = 0
  private after: bigint | undefined
  /** Position up to which the server has searched for our events. */
  private seen: Position | undefined
  private following: { stop(): void } | undefined
  private again: NodeJS.Timeout | undefined
  private running = false
  private closed = false
  private caught = false
  /** The events that existed at the start are still loading. */
  private bringing = false
  /** Most of them are loaded; the lasting subscription brings the rest. */
  private started = false

  constructor(private readonly options: LiveLogOptions) {}

  /** Starts to follow the log, once. */
  start(): void {
    if (this.running || this.closed) return
    this.running = true
    this.bringing = true
    void this.follow()
  }

  /** The newest event held, or the one before the first. Undefined before the start is known. */
  get top(): string | null | undefined {
    const top = this.entries.at(-1)?.at ?? this.after
    return top === undefined ? undefined : top < 0n ? null : String(top)
  }

  /** Position up to which the log was searched. */
  get scanned(): Position | undefined {
    return this.seen
  }

  /**
   * The newest event held, and the position up to which the log was searched after it. Undefined
   * while earlier events are still loading.
   */
  get known(): { readonly top: string | null; readonly scanned: bigint } | undefined {
    const { top } = this
    if (top === undefined || !this.caught) return undefined
    const at = top === null ? -1n : BigInt(top)

    return { top, scanned: this.seen && this.seen.commit > at ? this.seen.commit : at }
  }

  /**
   * Returns the events that follow `after`, fewer if they are large. Undefined if they are not in
   * memory.
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
   * Waits at the start until the events after `after`, or all, are loaded. It waits as long as
   * events or progress reports arrive. A query meanwhile would make the server search everything
   * again.
   */
  async brought(after?: string | null, silent = SILENT_MS): Promise<void> {
    let [heard, since] = [this.seen?.commit, performance.now()]

    while (this.bringing && !(after !== undefined && this.holds(after))) {
      if (this.seen?.commit !== heard) [heard, since] = [this.seen?.commit, performance.now()]
      else if (performance.now() - since > silent) return

      await pause(LOOK_EVERY_MS)
    }
  }

  /** Returns whether later events can be found here. */
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
      // The server reports this while earlier events may still wait to be taken. Those would be
      // lost for good.
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
      // The server drops a subscriber that was busy for too long; it subscribes again.
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
    // Cut in large steps: moving the entries costs more than holding some extra ones.
    if (this.entries.length > LIVE_LOG_MOST_EVENTS * 1.5 || this.size > LIVE_LOG_MOST_BYTES * 1.5)
      this.cut()
    this.options.grown()
  }

  private cut(): void {
    let surplus = Math.max(0, this.entries.length - LIVE_LOG_MOST_EVENTS)
    for (const { json } of this.entries.slice(0, surplus)) this.size -= json.length

    while (this.size > LIVE_LOG_MOST_BYTES && surplus < this.entries.length - 1)
      this.size -= this.entries[surplus++]!.json.length

    this.after = this.entries[surplus - 1]!.at
    this.entries = this.entries.slice(surplus)
  }
}
