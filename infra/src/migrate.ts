import { LOCKS } from '@workledger/event-store/postgres/locks'
import { schemaSql } from '@workledger/event-store/postgres/schema.sql'
import { secretsSql } from '@workledger/event-store/secrets/schema'
import { jobsSql } from '@workledger/jobs/kernel/migrate'
import { projections } from '@workledger/projections/registry'
import { migrateReadTables } from '@workledger/projections/runner/migrate'
import { runMigrations } from 'bullmq'
import { Client, type ClientBase } from 'pg'
import { refuseNewerDatabase } from './newer-database'
import { operationsSql } from './operations-schema'
import { originKey } from './origin-key'
import { createRoles } from './roles'
import { schemaParts } from './schema-parts'

/**
 * Brings a database to this version's shape: roles first, since what follows grants to them. Safe to repeat and to run twice at once.
 * Answers the origin key (origin-key.ts); a StartError when this is not the database's master key, or a newer version was started on it.
 */
export async function migrate(ownerUrl: string, masterKey: Buffer): Promise<Buffer> {
  const client = new Client(ownerUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    const origin = await originKey(client, masterKey)
    await refuseNewerDatabase(client)
    const rolesAreNew = await createRoles(client, masterKey)
    const apply = await schemaParts(client, rolesAreNew)
    await apply('log', schemaSql)
    await apply('secrets', secretsSql)
    await migrateReadTables(client, projections, (sql) => apply('read tables', sql))
    await migrateQueues(client)
    await apply('jobs', jobsSql)
    await apply('operations', operationsSql)
    return origin
  } finally {
    await client.end()
  }
}

/** BullMQ's tables belong to the owner; the worker's role gets plain reads and writes. */
async function migrateQueues(client: ClientBase): Promise<void> {
  await runMigrations(client, 'bullmq')
  await client.query(`
    grant usage, create on schema bullmq to wl_jobs; -- BullMQ makes a sequence for each queue when it first adds a job
    grant select, insert, update, delete on all tables in schema bullmq to wl_jobs;
    grant usage, select on all sequences in schema bullmq to wl_jobs;
    grant execute on all functions in schema bullmq to wl_jobs`)
}
