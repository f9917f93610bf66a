import { eventDefinitions } from '@workledger/contracts/registry'
import type { ClientBase } from 'pg'
import { StartError } from './start-error'

/** Event types and versions that a version of Workledger may write. */
export type KnownEvents = readonly { readonly type: string; readonly v: number }[]

const ours: KnownEvents = [...eventDefinitions]

/**
 * Refuses a database on which a newer version was started, before any change. That version writes
 * events that this one cannot read, and this one would rebuild its tables in an older shape.
 * Otherwise records what this version writes. Runs as the owner.
 */
export async function refuseNewerDatabase(
  owner: ClientBase,
  known: KnownEvents = ours,
): Promise<void> {
  await owner.query(`
    create schema if not exists operations;
    create table if not exists operations.known_events (type text primary key, v integer not null)`)
  const { rows } = await owner.query<{ type: string; v: number }>(
    'select type, v from operations.known_events order by type',
  )
  const versions = new Map(known.map(({ type, v }) => [type, v]))
  const unknown = rows.filter(({ type, v }) => (versions.get(type) ?? 0) < v)

  if (unknown.length > 0) {
    const some = unknown
      .slice(0, 3)
      .map(({ type, v }) => (versions.has(type) ? `${type} in version ${v}` : type))
    const more = unknown.length > some.length ? ` and ${unknown.length - some.length} more` : ''
    throw new StartError(
      `This version of Workledger is older than its database: a newer one was started on it, and this one does not know the events ${some.join(', ')}${more}. Start the newer version, or bring back a backup from before it.`,
    )
  }

  await owner.query(
    `insert into operations.known_events (type, v) select * from unnest($1::text[], $2::integer[])
     on conflict (type) do update set v = excluded.v where known_events.v <> excluded.v`,
    [known.map(({ type }) => type), known.map(({ v }) => v)],
  )
}

/**
 * Returns whether the database was migrated by a version that writes other events than this one,
 * newer or older.
 */
export async function unknownEvents(
  client: Pick<ClientBase, 'query'>,
  known: KnownEvents = ours,
): Promise<boolean> {
  const { rows } = await client.query<{ type: string; v: number }>(
    'select type, v from operations.known_events',
  )
  const versions = new Map(known.map(({ type, v }) => [type, v]))

  return (
    rows.some(({ type, v }) => (versions.get(type) ?? 0) < v) ||
    known.some(({ type }) => !rows.some((row) => row.type === type))
  )
}
