import { LOCKS } from '@workledger/event-store/postgres/locks'
import { schemaSql } from '@workledger/event-store/postgres/schema.sql'
import { secretsSql } from '@workledger/event-store/secrets/schema'
import { jobsSql } from '@workledger/jobs/kernel/migrate'
import { projections } from '@workledger/projections/registry'
import { migrateReadTables } from '@workledger/projections/runner/migrate'
import { Client } from 'pg'
import { installationSql, nameInstallation } from './installation'
import { refuseNewerDatabase } from './newer-database'
import { operationsSql } from './operations-schema'
import { keepOriginKey, originKey } from './origin-key'
import { migrateQueues } from './queues-schema'
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
    const origin = await originKey(client, ownerUrl, masterKey)
    await refuseNewerDatabase(client)
    const rolesAreNew = await createRoles(client, masterKey)
    const apply = await schemaParts(client, rolesAreNew)
    await apply('log', schemaSql)
    await apply('secrets', secretsSql)
    await keepOriginKey(client, masterKey, origin)
    await migrateReadTables(client, projections, (sql) => apply('read tables', sql))
    await migrateQueues(client)
    await apply('jobs', jobsSql)
    await apply('operations', operationsSql)
    await apply('installation', installationSql)
    await nameInstallation(client)
    return origin
  } finally {
    await client.end()
  }
}
