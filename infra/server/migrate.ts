import { createClient } from '@workledger/event-store/postgres/connections'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import { schemaSql } from '@workledger/event-store/postgres/schema.sql'
import { secretsSql } from '@workledger/event-store/secrets/schema'
import { jobsSql } from '@workledger/jobs/kernel/migrate'
import { projections } from '@workledger/projections/registry'
import { migrateReadTables } from '@workledger/projections/runner/migrate'
import { runnerSchema } from '@workledger/projections/runner/schema.sql'
import type { Client } from 'pg'
import { installationSql, nameInstallation } from './installation'
import { refuseNewerDatabase, unknownEvents } from './newer-database'
import { operationsSql } from './operations-schema'
import { keepOriginKey, originIn, originKey } from './origin-key'
import { migrateQueues } from './queues-schema'
import { createRoles, roles } from './roles'
import { missingPart, schemaParts } from './schema-parts'
import { StartError } from './start-error'

const parts = {
  log: schemaSql,
  secrets: secretsSql,
  'read tables': runnerSchema,
  jobs: jobsSql,
  operations: operationsSql,
  installation: installationSql,
}

/**
 * Migrates a database to this version's shape: roles first, since later parts grant to them. Safe
 * to repeat and to run twice at once. Returns the origin key (origin-key.ts). Throws a StartError
 * if this is not the database's master key, or a newer version was started on it.
 */
export async function migrate(ownerUrl: string, masterKey: Buffer): Promise<Buffer> {
  const client = createClient(ownerUrl)
  await client.connect()

  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    const origin = await originKey(client, ownerUrl, masterKey)
    await refuseNewerDatabase(client)
    const rolesAreNew = await createRoles(client, masterKey)
    const applied = await schemaParts(client, rolesAreNew)
    const apply = (part: keyof typeof parts) => applied(part, parts[part])

    await apply('log')
    await apply('secrets')
    await keepOriginKey(client, masterKey, origin)
    await migrateReadTables(client, projections, () => apply('read tables'))
    await migrateQueues(client)
    await apply('jobs')
    await apply('operations')
    await apply('installation')
    await nameInstallation(client)

    return origin
  } finally {
    await client.end()
  }
}

/**
 * Refuses to migrate under processes of another version, which would continue with tables that they
 * do not know.
 */
export async function refuseRunning(ownerUrl: string): Promise<void> {
  const client = createClient(ownerUrl)
  await client.connect()

  try {
    const { rows: tables } = await client.query(
      `select to_regclass('operations.schema_parts') is not null as there`,
    )
    if (!tables[0].there || !(await isOtherVersion(client))) return

    const { rows } = await client.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and usename = any($1)',
      [roles],
    )

    if (rows[0].n > 0)
      throw new StartError(
        `Processes of another version are connected to this database (${rows[0].n} connections): stop them all, then migrate.`,
      )
  } finally {
    await client.end()
  }
}

const isOtherVersion = async (client: Client): Promise<boolean> =>
  (await missingPart(client, parts)) !== undefined || (await unknownEvents(client))

/**
 * Returns the origin key of a database that another process migrated, read as wl_log. Throws a
 * StartError if that was another version, or if this is not the database's master key.
 */
export async function originOfMigrated(logUrl: string, masterKey: Buffer): Promise<Buffer> {
  const client = createClient(logUrl)
  await client.connect()

  try {
    const { rows } = await client.query(
      `select to_regclass('operations.installation') is not null as there`,
    )

    if (!rows[0].there || (await isOtherVersion(client)))
      throw new StartError(
        "The database has not this version's shape, and DATABASE_URL names no owner: run this version once with the owner's DATABASE_URL and MIGRATE_ONLY=1, then start.",
      )

    return originIn(
      (await client.query('select origin, rotating from operations.master_key')).rows[0],
      masterKey,
    )
  } finally {
    await client.end()
  }
}
