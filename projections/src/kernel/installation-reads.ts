import { Kysely, PostgresDialect } from 'kysely'
import { readPool } from './pool'
import type { Reads } from './tenant-reads'

/**
 * Reads the views of schema `operations` for operators' lists, under wl_vault, in the same shapes
 * as the read tables.
 */
export const installationReads = (connectionString: string): Reads =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: readPool({ connectionString, max: 2, statement_timeout: 10_000 }),
    }),
  })
