/** Milliseconds. */
export const HOUR_MS = 3_600_000

export const DAY_MS = 24 * HOUR_MS

/** Returns the day after an ISO day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** A process without a sign of life for so many milliseconds is gone; it gives one every ten seconds. */
export const PROCESS_ALIVE_MS = 30_000
