import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { LOCKS } from './locks'

export interface Leadership {
  readonly pool: Pool
  readonly lock: (typeof LOCKS)[keyof typeof LOCKS]
  /**
   * Does the work until it is to stop or cannot go on; `session` holds the lock as long as it
   * lives.
   */
  lead(session: PoolClient): Promise<void>
  stopped(): boolean
  /** Between two tries; cut short by whoever stops. */
  rest(): Promise<void>
  onError(error: unknown): void
}

/**
 * Milliseconds between tries when something broke a moment ago, as when the database starts again,
 * and for how long.
 */
const RETRY = 100

const TRIED = 3_000

/**
 * Least milliseconds between two tries of who stands by: `rest` ends with every append, and the
 * lock is seldom free.
 */
const STANDBY = 100

/** Milliseconds without a failure after which the next one is something new. */
const QUIET = 10_000

/**
 * Of all processes that try, one leads and the others stand by. A leader whose connection breaks or
 * whose work fails tries again like everybody.
 */
export async function leadInTurn({
  pool,
  lock,
  lead,
  stopped,
  rest,
  onError,
}: Leadership): Promise<void> {
  let [began, last] = [-QUIET, -QUIET]

  while (!stopped()) {
    let [failed, leads] = [false, false]
    let session: PoolClient | undefined

    try {
      session = await pool.connect()
      session.on('error', ignored)
      const { rows } = await session.query('select pg_try_advisory_lock($1) as won', [lock])
      leads = rows[0].won
      if (leads) await lead(session)
    } catch (error) {
      failed = true
      const now = performance.now()
      if (now - last >= QUIET) began = now
      last = now
      if (!stopped()) onError(error)
    } finally {
      // Closing the session gives the lock away; who stands by keeps it for the next try, since a
      // new one costs much more than the question.
      if (failed || leads) session?.release(true)
      else session?.off('error', ignored).release()
    }

    if (stopped()) return

    if (failed && last - began < TRIED) await pause(RETRY)
    else await Promise.all([rest(), failed || leads ? undefined : pause(STANDBY)])
  }
}

const ignored = () => {}
