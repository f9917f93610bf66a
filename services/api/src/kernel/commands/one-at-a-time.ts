import { createPool } from '@workledger/event-store/postgres/connections'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { Pool } from 'pg'

/** Work that runs at most once at a time for a workspace, across all processes. */
export class OneAtATime {
  /**
   * A separate pool: work that waits for another company's server must not hold shared connections.
   */
  private readonly pool: Pool

  constructor(connectionString: string) {
    // Seldom used, so it usually connects first, which takes time on a busy machine.
    this.pool = createPool({
      connectionString,
      max: 4,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 15_000,
    })
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  /**
   * Runs work while holding a connection with a lock. Returns undefined, without running it, if the
   * same work is under way.
   */
  async run<T>(
    of: 'billing' | 'approval',
    workspace: string,
    work: () => Promise<T>,
  ): Promise<{ done: T } | undefined> {
    const lock = [LOCKS[of], workspace]
    const session = await this.pool.connect()
    let broken = true

    try {
      const { rows } = await session.query(
        'select pg_try_advisory_lock($1::int, hashtext($2)) as won',
        lock,
      )

      if (!rows[0].won) {
        broken = false
        return undefined
      }

      try {
        return { done: await work() }
      } finally {
        await session.query('select pg_advisory_unlock($1::int, hashtext($2))', lock)
        broken = false
      }
    } finally {
      // If the lock's state is unknown, closing the connection releases it.
      session.release(broken)
    }
  }
}
