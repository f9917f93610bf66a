import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/**
 * Runs the statements of a schema part unless this database has exactly them. Even unneeded
 * statements such as "create index if not exists" take locks. Other writers then wait for as long
 * as a vacuum of the table runs, so a restarted process must not run them. `always` runs them in
 * any case, as after a restore without the roles.
 */
export async function schemaParts(
  owner: ClientBase,
  always: boolean,
): Promise<(part: string, sql: string) => Promise<void>> {
  await owner.query(
    'create table if not exists operations.schema_parts (part text primary key, digest text not null)',
  )
  const { rows } = await owner.query<{ part: string; digest: string }>(
    'select part, digest from operations.schema_parts',
  )
  const known = new Map(rows.map(({ part, digest }) => [part, digest]))

  return async (part, sql) => {
    const digest = digestOf(sql)
    if (!always && known.get(part) === digest) return
    await owner.query(sql)

    await owner.query(
      'insert into operations.schema_parts (part, digest) values ($1, $2) on conflict (part) do update set digest = excluded.digest',
      [part, digest],
    )
  }
}

/** Returns the first part that differs in this database. */
export async function missingPart(
  client: Pick<ClientBase, 'query'>,
  parts: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ part: string; digest: string }>(
    'select part, digest from operations.schema_parts',
  )
  const known = new Map(rows.map(({ part, digest }) => [part, digest]))
  return Object.keys(parts).find((part) => known.get(part) !== digestOf(parts[part]!))
}

const digestOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')
