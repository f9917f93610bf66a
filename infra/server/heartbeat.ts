import { hostname } from 'node:os'
import { uuid } from '@workledger/event-store/ids'
import { createPool } from '@workledger/event-store/postgres/connections'
import type { QueueCounts } from '@workledger/jobs/kernel/queues'
import type { ProcessRole } from './environment'

const EVERY = 10_000

/** A process without a beat for this time is gone. */
const FORGET = '1 day'

/**
 * Records every ten seconds that this process lives, its roles and its queues' counts. A missed
 * beat while the database is away is no failure.
 */
export function startHeartbeat(options: {
  connectionString: string
  roles: ReadonlySet<ProcessRole>
  version: string
  queues?: (() => Promise<QueueCounts[]>) | undefined
  /** Runs at each beat. */
  beat?: () => Promise<void>
}): { stop(): Promise<void> } {
  const pool = createPool({
    connectionString: options.connectionString,
    max: 1,
    statement_timeout: 5_000,
    connectionTimeoutMillis: 5_000,
  })
  const id = uuid()
  let last = Promise.resolve()

  const record = async () =>
    pool.query(
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

  const beat = async () => {
    try {
      await record()
      await options.beat?.()
    } catch {
      // The next beat reports it.
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
