/** Limits of one import of leave or of balances. */
export const tableLimits = { rows: 50_000, columns: 60, characters: 10_000 }
