import type { Client } from 'pg'

/** Each table's rows by its name, in no order. */
export type WholeDatabase = ReadonlyMap<string, readonly string[]>

/** Heartbeats of server and workers, which name no person. */
const alive = ['vault.session_caches', 'jobs.checkpoint']

/** Returns every row of every table as text, with its place and the transaction that wrote it. */
export async function wholeDatabase(owner: Client): Promise<WholeDatabase> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found = new Map<string, string[]>()

  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select concat_ws(' ', t.ctid, t.xmin, to_jsonb(t)) as row from ${name} t`,
    )
    found.set(name, rows.map(({ row }) => row).sort())
  }

  return found
}

/** Returns the tables with an added, removed, moved or rewritten row. */
export const changedBetween = (before: WholeDatabase, after: WholeDatabase): string[] =>
  [...after]
    .flatMap(([table, rows]) =>
      alive.includes(table) || `${rows}` === `${before.get(table)}` ? [] : [table],
    )
    .sort()
