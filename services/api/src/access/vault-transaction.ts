import type { Pool, PoolClient } from 'pg'

/** Runs several statements of the vault as one; a thrown error undoes them. */
export async function inVault<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()

  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')

    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
