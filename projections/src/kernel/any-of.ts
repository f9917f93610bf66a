import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the right side of `column = any (…)`: one parameter for all ids, so that the statement
 * is the same for any number of them.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any (${[...ids]}::uuid[])`

/** Like `anyOf`, for a column of text. */
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any (${[...texts]}::text[])`
