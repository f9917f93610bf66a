import type { PreparedAppend } from './codec'
import { LazyEvent } from './lazy-event'
import type { Event } from './port'

/** Position and time of a stored append. Position and revision are those of its last event. */
export interface Placed {
  readonly append: PreparedAppend
  readonly position: string
  readonly revision: number
  readonly recorded_at: string
}

type Entry = Omit<Event, 'data'> & { readonly size: number; plain(): Record<string, unknown> }

const MIB = 1024 * 1024

/** Most bytes of JSON returned at a time, unless a single event is larger. */
const MOST_READ = 8 * MIB

/**
 * The last events that this process committed, in readable form. Its projectors thus need neither a
 * query nor decryption. Holds one run of positions without a gap; another process's append starts a
 * new run.
 */
export class Tail {
  private entries: Entry[] = []
  private first = 0
  private size = 0
  private erasures = 0

  /** Limits: number of events, and bytes of their JSON. */
  constructor(
    private readonly capacity = 8_192,
    private readonly mostBytes = 32 * MIB,
  ) {}

  /** The current epoch. Pass it to `push` with events prepared from now on. */
  get epoch(): number {
    return this.erasures
  }

  /** Drops all events, because a person was erased and readable data may be theirs. */
  forget(): void {
    this.erasures++
    this.clear()
  }

  /**
   * Takes in committed appends in order of position. `epoch` is the oldest one at which any of them
   * was prepared.
   */
  push(placed: readonly Placed[], epoch: number): void {
    if (epoch !== this.erasures) {
      this.clear()
      return
    }

    for (const one of placed) this.add(one)

    // Cut in large steps: moving the entries costs more than holding some extra ones.
    if (this.entries.length > this.capacity * 1.5 || this.size > this.mostBytes * 1.5) {
      let surplus = Math.max(0, this.entries.length - this.capacity)
      for (const { size } of this.entries.slice(0, surplus)) this.size -= size

      while (this.size > this.mostBytes && surplus < this.entries.length)
        this.size -= this.entries[surplus++]!.size

      this.entries = this.entries.slice(surplus)
      this.first += surplus
    }
  }

  private clear(): void {
    this.entries = []
    this.size = 0
  }

  private add({ append, position, revision, recorded_at }: Placed): void {
    const { workspace, stream, meta, events } = append
    const start = Number(position) - events.length + 1

    if (start !== this.first + this.entries.length) {
      this.clear()
      this.first = start
    }

    for (const [index, { id, type, v, json, plain }] of events.entries()) {
      this.size += json.length
      const back = events.length - 1 - index

      this.entries.push({
        position: String(start + index),
        workspace,
        stream,
        revision: revision - back,
        id,
        type,
        v,
        meta,
        recorded_at,
        size: json.length,
        plain,
      })
    }
  }

  /**
   * Returns the events that follow `after` without a gap; `cut` if the size limit left some out.
   * Undefined if they are not in memory.
   */
  read(after: string | null, limit: number): { events: Event[]; cut: boolean } | undefined {
    const from = Number(after ?? 0) + 1 - this.first
    if (from < 0 || from >= this.entries.length) return undefined
    const most = Math.min(from + limit, this.entries.length)
    let [to, bytes] = [from, 0]
    while (to < most && (to === from || bytes < MOST_READ)) bytes += this.entries[to++]!.size

    return {
      events: this.entries.slice(from, to).map((entry) => new LazyEvent(entry, entry.plain)),
      cut: to < most,
    }
  }
}
