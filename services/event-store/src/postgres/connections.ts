import { type Client, Pool, type PoolConfig } from 'pg'
import { QueryClient, type QueryClientConfig } from './query-client'

const ignored = () => {}

/** Seconds by which an answer may be later than the server's own limit of a statement. */
const LATER = 5

/**
 * Creates a pool that outlives its connections. A connection that PostgreSQL ends, idle or in use,
 * emits an error that would end the process; its user gets the error from the query.
 */
export function createPool(config: PoolConfig & QueryClientConfig): Pool {
  const { statement_timeout, query_timeout } = config
  const silence =
    statement_timeout && !query_timeout ? statement_timeout / 1_000 + LATER : undefined
  const pool = new Pool({ silence, ...config, Client: QueryClient } as PoolConfig)
  pool.on('error', ignored)
  pool.on('connect', (client) => client.on('error', ignored))

  return pool
}

/** Creates a connection whose end reaches only its queries, as in `createPool`. */
export function createClient(config: string | QueryClientConfig): Client {
  const client = new QueryClient(config)
  client.on('error', ignored)

  return client
}
