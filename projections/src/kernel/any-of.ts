import { type RawBuilder, sql } from 'kysely'

/** The mails of one job are at most so many. */
const FEW = 4

/**
 * Returns the right side of `column = any (…)`. One id has a statement of its own, as have a few.
 * For a parameter of many ids PostgreSQL expects ten, so it takes a plan for all values to be dear
 * and plans at each execution. That takes longer than reading a few rows.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any (${ids.length === 0 || ids.length > FEW ? [...ids] : fewOf(ids)}::uuid[])`

/** Returns an array of one or four parameters. */
function fewOf(ids: readonly string[]) {
  // The last one repeats, so that two, three and four ids share a statement.
  const filled = Array.from({ length: ids.length === 1 ? 1 : FEW }, (_, n) => ids[n] ?? ids.at(-1))
  return sql`array[${sql.join(filled)}]`
}

/** Returns the right side of `column = any (…)` for a column of text, with one parameter. */
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any (${[...texts]}::text[])`
