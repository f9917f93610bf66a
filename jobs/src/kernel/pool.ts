import { createPool } from '@workledger/event-store/postgres/connections'
import type { Pool } from 'pg'

/** Opens a pool whose statements end after 30 seconds. A lost idle connection is replaced. */
export function openPool(connectionString: string, max: number): Pool {
  const pool = createPool({
    connectionString,
    max,
    statement_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    // Longer than between two seldom polls: a new connection costs more than the query.
    idleTimeoutMillis: 30_000,
  })

  return pool
}
