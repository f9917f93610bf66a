import type { PreparedAppend } from './codec'
import type { Event } from './port'

/** Where and when the store placed an append; position and revision are of its last event. */
export interface Placed {
  readonly append: PreparedAppend
  readonly position: string
  readonly revision: number
  readonly recorded_at: string
}

type Entry = Omit<Event, 'data'> & { plain(): Record<string, unknown> }

/**
 * The last events that this process itself committed, readable, so that its projectors need neither a query nor
 * decryption. It holds one run of positions without a gap: another process's append in between starts a new run.
 */
export class Tail {
  private entries: Entry[] = []
  private first = 0
  private erasures = 0

  constructor(private readonly capacity = 8_192) {}

  /** Hand it to `push` with what is prepared from now on. */
  get epoch(): number {
    return this.erasures
  }

  /** Somebody was erased: what is readable here may be theirs. */
  forget(): void {
    this.erasures++
    this.entries = []
  }

  /** Takes in what was committed, in order of position. `epoch` is the oldest at which any of it was prepared. */
  push(placed: readonly Placed[], epoch: number): void {
    if (epoch !== this.erasures) {
      this.entries = []
      return
    }
    for (const one of placed) this.add(one)
    // Cut in large steps: moving the entries costs more than holding some too many.
    if (this.entries.length > this.capacity * 1.5) {
      const surplus = this.entries.length - this.capacity
      this.entries = this.entries.slice(surplus)
      this.first += surplus
    }
  }

  private add({ append, position, revision, recorded_at }: Placed): void {
    const { workspace, stream, meta, events } = append
    const start = Number(position) - events.length + 1
    if (start !== this.first + this.entries.length) {
      this.entries = []
      this.first = start
    }
    for (const [index, { id, type, v, plain }] of events.entries()) {
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
        plain,
      })
    }
  }

  /** Events that follow `after` without a gap; undefined when they are not here. */
  read(after: string | null, limit: number): Event[] | undefined {
    const from = Number(after ?? 0) + 1 - this.first
    if (from < 0 || from >= this.entries.length) return undefined
    return this.entries.slice(from, from + limit).map(({ plain, ...event }) => ({ ...event, data: plain() }))
  }
}
