import type { Pool, PoolClient } from 'pg'
import type { LOCKS } from './locks'

export interface Leadership {
  readonly pool: Pool
  readonly lock: (typeof LOCKS)[keyof typeof LOCKS]
  /** Does the work until it is to stop or cannot go on; `session` holds the lock as long as it lives. */
  lead(session: PoolClient): Promise<void>
  stopped(): boolean
  /** Between two tries; cut short by whoever stops. */
  rest(): Promise<void>
  onError(error: unknown): void
}

/** Of all processes that try, one leads and the others stand by. A leader whose connection breaks or whose work fails tries again like everybody. */
export async function leadInTurn({ pool, lock, lead, stopped, rest, onError }: Leadership): Promise<void> {
  while (!stopped()) {
    let session: PoolClient | undefined
    try {
      session = await pool.connect()
      session.on('error', () => {})
      const { rows } = await session.query('select pg_try_advisory_lock($1) as won', [lock])
      if (rows[0].won) await lead(session)
    } catch (error) {
      if (!stopped()) onError(error)
    } finally {
      // Closing the session gives the lock away.
      session?.release(true)
    }
    if (!stopped()) await rest()
  }
}
