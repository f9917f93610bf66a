import { refuse } from '@workledger/contracts/kernel/errors'

export const WRITE_LIMIT = Symbol('write limit')
export const TOKEN_LIMIT = Symbol('token limit')

const MOST_KEYS = 10_000

/** What is left of a minute's limit. */
export interface Left {
  readonly limit: number
  readonly left: number
  /** Seconds until the whole limit is there again. */
  readonly reset: number
}

/**
 * Limits acts a minute for each user or token of this process, as a bucket that fills evenly. A
 * script out of control slows down only itself.
 */
export class MinuteLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(
    /** Undefined: no limit. */
    private readonly perMinute: number | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one; refuses with 429 and Retry-After if none is left. Undefined without a limit. */
  take(key: string): Left | undefined {
    const found = this.tryToTake(key)
    if (found?.wait) refuse('rate.limited', { retryAfter: found.wait })
    return found
  }

  /** Takes one if there is one; otherwise `wait` is the time in seconds until there is. */
  tryToTake(key: string): (Left & { readonly wait?: number }) | undefined {
    if (!this.perMinute) return undefined
    const now = this.now()
    const before = this.buckets.get(key)

    const there = Math.min(
      this.perMinute,
      (before?.left ?? this.perMinute) + ((now - (before?.at ?? now)) * this.perMinute) / 60_000,
    )

    const left = there < 1 ? there : there - 1
    // Reinserted, so that the map stays in the order of use.
    this.buckets.delete(key)
    this.buckets.set(key, { left, at: now })
    if (this.buckets.size > MOST_KEYS) this.buckets.delete(this.buckets.keys().next().value!)
    const seconds = (missing: number) => Math.ceil((missing * 60) / this.perMinute!)

    return {
      limit: this.perMinute,
      left: Math.floor(left),
      reset: seconds(this.perMinute - left),
      ...(there < 1 && { wait: Math.max(1, seconds(1 - there)) }),
    }
  }
}
