import { hostname } from 'node:os'
import { uuid } from '@workledger/event-store/ids'
import type { QueueCounts } from '@workledger/jobs/kernel/queues'
import { Pool } from 'pg'
import type { ProcessRole } from './config'

const EVERY = 5_000

/** A process that said nothing for this long is gone. */
const FORGET = '1 day'

/**
 * Says every few seconds that this process is there, what it does and how its queues stand. Silence
 * while the database is away is no failure.
 */
export function startHeartbeat(options: {
  connectionString: string
  roles: ReadonlySet<ProcessRole>
  version: string
  queues?: (() => Promise<QueueCounts[]>) | undefined
  /** Also called at each beat. */
  beat?: () => Promise<void>
}): { stop(): Promise<void> } {
  const pool = new Pool({
    connectionString: options.connectionString,
    max: 1,
    statement_timeout: 5_000,
    connectionTimeoutMillis: 5_000,
  })

  pool.on('error', () => {})
  const id = uuid()
  let last = Promise.resolve()

  const beat = async () => {
    try {
      await pool.query(
        `with old as (delete from operations.processes where seen_at < now() - interval '${FORGET}')
         insert into operations.processes (id, host, pid, roles, version, queues) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set seen_at = now(), queues = excluded.queues`,
        [
          id,
          hostname(),
          process.pid,
          [...options.roles],
          options.version,
          JSON.stringify((await options.queues?.()) ?? []),
        ],
      )
      await options.beat?.()
    } catch {
      // The next beat tells.
    }
  }

  const go = () => (last = last.then(beat))
  const timer = setInterval(go, EVERY)
  go()

  return {
    async stop() {
      clearInterval(timer)
      await last
      await pool.query('delete from operations.processes where id = $1', [id]).catch(() => {})
      await pool.end()
    },
  }
}
