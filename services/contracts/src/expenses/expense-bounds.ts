/** Amounts must be below it. */
export const MOST_EXPENSE = 1_000_000_000_000
