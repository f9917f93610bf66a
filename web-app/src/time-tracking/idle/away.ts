import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { milliseconds } from '@workledger/kit/i18n/zone-time'

/** Minutes without input that a person can choose; 0 asks nothing. */
export const idleChoices = [0, 5, 10, 15, 30, 60] as const

/** Time without input on this device while an entry ran, in milliseconds by the server's clock. */
export interface Away {
  readonly entry: string
  readonly from: number
  readonly to: number
}

interface Look {
  /** The last input before now; null if none is known. */
  readonly last: number | null
  readonly now: number
  readonly minutes: number
  readonly running: AskedEntry | null
}

/** The part of the running entry that a question depends on. */
export type AskedEntry = Pick<TimeEntry, 'id' | 'start' | 'idle_kept_until'>

/** The end of the time that the person kept, on any device; 0 without one. */
const keptUntil = ({ idle_kept_until: kept }: AskedEntry) => (kept ? milliseconds(kept) : 0)

/**
 * Returns the time without input up to now, if it was long enough. Sleep is the same: a device
 * that sleeps has no input. A timer that started since the last input was started elsewhere, so
 * this device knows nothing about its time.
 */
export function awayOf({ last, now, minutes, running }: Look): Away | null {
  if (!running || minutes === 0 || last === null) return null
  const start = milliseconds(running.start)
  const since = Math.max(last, keptUntil(running))
  if (last < start || now - since < minutes * 60_000) return null

  // An entry lasts at least a second.
  return { entry: running.id, from: Math.max(since, start + 1000), to: now }
}

/**
 * Tells whether a question still concerns the running entry, as it is now. Time that the person kept
 * on another device is not asked about again.
 */
export const stillAsked = (away: Away, running: AskedEntry | null) =>
  running?.id === away.entry &&
  milliseconds(running.start) < away.from &&
  keptUntil(running) <= away.from

/** Returns the part of a question that another device's answer left open, if it is long enough. */
export function leftOpen(away: Away, running: AskedEntry, minutes: number): Away | null {
  if (running.id !== away.entry || milliseconds(running.start) >= away.from) return null
  const from = Math.max(away.from, keptUntil(running))

  return minutes > 0 && away.to - from >= minutes * 60_000 ? { ...away, from } : null
}
