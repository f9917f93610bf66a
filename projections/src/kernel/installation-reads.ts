import { Kysely, PostgresDialect } from 'kysely'
import { readPool } from './pool'
import type { Reads } from './tenant-reads'

/**
 * Returns a reader of the views in schema `operations` for operators' lists. It runs as wl_vault,
 * with the read tables' value types.
 */
export const installationReads = (connectionString: string): Reads =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: readPool({ connectionString, max: 2, statement_timeout: 10_000 }),
    }),
  })
