import { type Client, type ClientConfig, Pool, type PoolConfig } from 'pg'
import { QueryClient } from './query-client'

const ignored = () => {}

/**
 * Creates a pool that outlives its connections. A connection that PostgreSQL ends, idle or in use,
 * emits an error that would end the process; its user gets the error from the query.
 */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, Client: QueryClient })
  pool.on('error', ignored)
  pool.on('connect', (client) => client.on('error', ignored))

  return pool
}

/** Creates a connection whose end reaches only its queries, as in `createPool`. */
export function createClient(config: string | ClientConfig): Client {
  const client = new QueryClient(config)
  client.on('error', ignored)

  return client
}
