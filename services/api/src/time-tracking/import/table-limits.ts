/** Limits of one import of time. */
export const tableLimits = { rows: 100_000, columns: 60, characters: 10_000 }

/** Bytes of all unpacked tables. */
export const MOST_BYTES = 64 * 1024 * 1024
