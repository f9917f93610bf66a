import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { LOCKS } from './locks'

export interface Leadership {
  readonly pool: Pool
  readonly lock: (typeof LOCKS)[keyof typeof LOCKS]
  /** Works until it is stopped or fails. `session` holds the lock while it lives. */
  lead(session: PoolClient): Promise<void>
  stopped(): boolean
  /** Waits between two attempts; a stop ends the wait. */
  rest(): Promise<void>
  onError(error: unknown): void
}

/**
 * Milliseconds between attempts after a recent failure, such as a database restart, and how long
 * this continues.
 */
const RETRY = 100

const TRIED = 3_000

/**
 * Least milliseconds between attempts on standby: every append ends `rest`, and the lock is seldom
 * free.
 */
const STANDBY = 100

/** Does not wait for a lock, so a server that is silent for so long is gone. */
const TRY: QueryConfig & { query_timeout: number } = {
  text: 'select pg_try_advisory_lock($1) as won',
  query_timeout: 10_000,
}

/**
 * PostgreSQL ends the session of a leader that it cannot reach after 25 seconds instead of two
 * hours, and with it the lock.
 */
const KEEPALIVE = `select set_config('tcp_keepalives_idle', '10', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`

/** Milliseconds without a failure after which the next failure counts as new. */
const QUIET = 10_000

/**
 * Elects one leader among all processes that try; the others wait on standby. A leader whose
 * connection or work fails competes again like the others.
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
      const { rows } = await session.query({ ...TRY, values: [lock] })
      leads = rows[0].won

      if (leads) {
        await session.query(KEEPALIVE)
        await lead(session)
      }
    } catch (error) {
      failed = true
      const now = performance.now()
      if (now - last >= QUIET) began = now
      last = now
      if (!stopped()) onError(error)
    } finally {
      // Closing the session releases the lock. A standby keeps its session, since a new one costs
      // much more than the query.
      if (failed || leads) session?.release(true)
      else session?.off('error', ignored).release()
    }

    if (stopped()) return

    if (failed && last - began < TRIED) await pause(RETRY)
    else await Promise.all([rest(), failed || leads ? undefined : pause(STANDBY)])
  }
}

const ignored = () => {}
