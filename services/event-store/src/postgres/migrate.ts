import type { ClientBase } from 'pg'
import { schemaSql } from './schema.sql'

/**
 * Creates or updates the schemas `log` and `vault` and their grants in one transaction. Safe to
 * repeat and to run concurrently. `owner` must be allowed to create schemas; the roles wl_log and
 * wl_vault must exist.
 */
export async function migrateEventStore(owner: ClientBase): Promise<void> {
  await owner.query(schemaSql)
}
