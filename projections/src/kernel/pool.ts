import { Pool, type PoolConfig, types } from 'pg'

const instant = (text: string) => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.TIMESTAMPTZ, instant],
  [types.builtins.NUMERIC, (text) => text],
  [types.builtins.INT8, Number],
])

/**
 * A pool whose days and instants are strings in UTC, numerics decimal strings, and whose tables are
 * the read tables.
 */
export function readPool(config: PoolConfig): Pool {
  const pool = new Pool({
    options: '-c search_path=read -c timezone=UTC -c statement_timeout=30000',
    ...config,
    types: {
      getTypeParser: (oid: number, format?: any) =>
        (parsers.get(oid) ?? types.getTypeParser(oid, format)) as any,
    },
  })

  // A connection may end while somebody holds it, too; whoever uses it next hears of it, nobody
  // else has to.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  return pool
}
