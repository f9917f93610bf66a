/**
 * Seconds for which a sender has something to itself. After them, another process takes it over
 * from one that was killed.
 */
const LEASE = `interval '40 seconds'`

/** SQL that takes a row with `leased_until`. */
export const TAKE = `leased_until = now() + ${LEASE}`

/**
 * SQL that tells whether a row can be taken; `row` is its name, with a dot. A time further ahead
 * than a lease lasts by far is of a clock that was ahead.
 */
export const isFree = (row = ''): string =>
  `(${row}leased_until is null or ${row}leased_until not between now() and now() + 3 * ${LEASE})`
