import { createPool } from '@workledger/event-store/postgres/connections'
import type { QueryClientConfig } from '@workledger/event-store/postgres/query-client'
import { type Pool, type PoolConfig, types } from 'pg'

const withoutFraction = (text: string) => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, withoutFraction],
  [types.builtins.NUMERIC, (text) => text],
  [types.builtins.INT8, Number],
])

/**
 * Opens a pool on the read tables. It returns days and instants as strings in UTC, and numerics as
 * decimal strings.
 */
export function readPool(config: PoolConfig & QueryClientConfig): Pool {
  return createPool({
    options: '-c search_path=read -c timezone=UTC',
    // Pools with options of their own write tables, which may take long.
    ...(config.options === undefined && { statement_timeout: 30_000 }),
    ...config,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  })
}
