import type { PreparedAppend } from './codec'
import type { Event } from './port'

/** Where and when the store placed an append; position and revision are of its last event. */
export interface Placed {
  readonly append: PreparedAppend
  readonly position: string
  readonly revision: number
  readonly recorded_at: string
}

type Entry = Omit<Event, 'data'> & { readonly size: number; plain(): Record<string, unknown> }

const MIB = 1024 * 1024

/** Most of the events' JSON that is answered at a time, if it is more than one event. */
const MOST_READ = 8 * MIB

/**
 * The last events that this process itself committed, readable, so that its projectors need neither
 * a query nor decryption. It holds one run of positions without a gap: another process's append in
 * between starts a new run.
 */
export class Tail {
  private entries: Entry[] = []
  private first = 0
  private size = 0
  private erasures = 0

  /** So many events, and so many bytes of their JSON. */
  constructor(
    private readonly capacity = 8_192,
    private readonly mostBytes = 32 * MIB,
  ) {}

  /** Hand it to `push` with what is prepared from now on. */
  get epoch(): number {
    return this.erasures
  }

  /** Somebody was erased: what is readable here may be theirs. */
  forget(): void {
    this.erasures++
    this.clear()
  }

  /**
   * Takes in what was committed, in order of position. `epoch` is the oldest at which any of it was
   * prepared.
   */
  push(placed: readonly Placed[], epoch: number): void {
    if (epoch !== this.erasures) {
      this.clear()
      return
    }

    for (const one of placed) this.add(one)

    // Cut in large steps: moving the entries costs more than holding some too many.
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
   * Events that follow `after` without a gap, `cut` where they are so large that not all of them
   * are answered at once; undefined when they are not here.
   */
  read(after: string | null, limit: number): { events: Event[]; cut: boolean } | undefined {
    const from = Number(after ?? 0) + 1 - this.first
    if (from < 0 || from >= this.entries.length) return undefined
    const most = Math.min(from + limit, this.entries.length)
    let [to, bytes] = [from, 0]
    while (to < most && (to === from || bytes < MOST_READ)) bytes += this.entries[to++]!.size
    const events = this.entries
      .slice(from, to)
      .map(({ plain, size: _, ...event }) => ({ ...event, data: plain() }))

    return { events, cut: to < most }
  }
}
