import type { LogIdentity } from '@workledger/event-store/own-anchors'
import type { ClientBase } from 'pg'

/**
 * SQL of the table that names this installation. `place` is the cluster and the database in it. If
 * it differs, the database was restored or copied and becomes an installation of its own. Run as
 * the owner; idempotent.
 */
export const installationSql = `
    create table if not exists operations.installation (
      only_row boolean primary key default true check (only_row), id uuid not null default gen_random_uuid(), place text not null,
      ancestors jsonb not null default '[]');
    grant select on operations.installation to wl_log`

const PLACE = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`

/**
 * Names a new database. A copied one gets a new name and records its origin and the last shared
 * event.
 */
export async function nameInstallation(owner: ClientBase): Promise<void> {
  await owner.query(
    `insert into operations.installation (place) values (${PLACE}) on conflict do nothing`,
  )
  await owner.query(`
    update operations.installation set id = gen_random_uuid(), place = ${PLACE},
      ancestors = ancestors || jsonb_build_object('id', id, 'until', (select position::text from log.head))
    where place <> ${PLACE}`)
}

/** Returns the installation; undefined if the database has no name yet. */
export async function installationOf(
  client: Pick<ClientBase, 'query'>,
): Promise<LogIdentity | undefined> {
  const { rows: tables } = await client.query(
    `select to_regclass('operations.installation') is not null as there`,
  )
  if (!tables[0].there) return undefined
  const { rows } = await client.query<LogIdentity>(
    'select id, ancestors from operations.installation',
  )

  return rows[0]
}
