/** Limits of one import of leave. */
export const tableLimits = { rows: 50_000, columns: 60, characters: 10_000 }

/** Bytes of all unpacked tables. */
export const MOST_BYTES = 32 * 1024 * 1024
