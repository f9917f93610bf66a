import { LOCKS } from '@workledger/event-store/postgres/locks'
import { Pool } from 'pg'

/**
 * Work that must not be done twice at once for a workspace, whichever of the processes it was asked
 * of.
 */
export class OneAtATime {
  /** Of its own: what waits for somebody else's server must not keep connections from everybody. */
  private readonly pool: Pool

  constructor(connectionString: string) {
    // Seldom asked, so that it connects anew most often, which takes its time on a busy machine.
    this.pool = new Pool({
      connectionString,
      max: 4,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 15_000,
    })
    this.pool.on('error', () => {})
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  /**
   * Keeps a connection while it works. Undefined, and nothing done, where the same is under way.
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
      // A connection of which nobody knows whether it holds the lock is closed, which gives it
      // away.
      session.release(broken)
    }
  }
}
