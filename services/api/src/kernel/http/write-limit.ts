import { refuse } from '@workledger/contracts/kernel/errors'

export const WRITE_LIMIT = Symbol('write limit')

const MOST_USERS = 10_000

/**
 * Limits writes a minute for each user of this process, as a bucket that fills evenly. A script out
 * of control slows down only itself.
 */
export class WriteLimit {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(
    /** Undefined: no limit. */
    private readonly perMinute: number | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one write of this user; refuses with 429 and Retry-After if none is left. */
  take(user: string): void {
    if (!this.perMinute) return
    const now = this.now()
    const before = this.buckets.get(user)

    const left = Math.min(
      this.perMinute,
      (before?.left ?? this.perMinute) + ((now - (before?.at ?? now)) * this.perMinute) / 60_000,
    )

    // Reinserted, so that the map stays in the order of use.
    this.buckets.delete(user)
    this.buckets.set(user, { left: left < 1 ? left : left - 1, at: now })
    if (this.buckets.size > MOST_USERS) this.buckets.delete(this.buckets.keys().next().value!)

    if (left < 1)
      refuse('rate.limited', {
        retryAfter: Math.max(1, Math.ceil(((1 - left) * 60) / this.perMinute)),
      })
  }
}
