import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Expectation, Process } from './process'
import { reasonOf } from './reason'

/** Seconds until a parked event is tried again: 10, 20, 40 … at most an hour. */
export const later = `least(3600, 10 * power(2, least(attempts, 10))) * interval '1 second'`

/**
 * Events that a process could not react to. Later events of the same stream wait behind them, so that order is kept; they
 * are tried again until they succeed, and Operations shows them meanwhile.
 */
export class ParkedProcesses {
  private blocked = new Set<string>()

  async load(client: PoolClient): Promise<void> {
    const { rows } = await client.query('select reaction, workspace, stream from jobs.parked where retry_at is not null')
    this.blocked = new Set(rows.map((row) => `${row.reaction} ${row.workspace} ${row.stream}`))
  }

  blocks({ name }: Process, { workspace, stream }: Event): boolean {
    return this.blocked.has(`${name} ${workspace} ${stream}`)
  }

  async park(client: PoolClient, { name }: Process, event: Event, error: string): Promise<void> {
    await client.query(
      `insert into jobs.parked (reaction, workspace, event_id, position, error, stream, revision, retry_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + interval '10 seconds') on conflict do nothing`,
      [name, event.workspace, event.id, event.position, reasonOf(error), event.stream, event.revision],
    )
    this.blocked.add(`${name} ${event.workspace} ${event.stream}`)
  }

  /** The oldest of each stream that is due; those behind it follow as long as they succeed. */
  async retry(
    client: PoolClient,
    { store, processes, log }: { store: EventStore; processes: readonly Process[]; log: Logger },
    run: (event: Event, process: Process | Expectation) => Promise<void>,
  ): Promise<void> {
    if (this.blocked.size === 0) return
    const { rows } = await client.query(
      `select reaction, workspace, stream, revision, event_id from jobs.parked p where retry_at is not null and reaction = any($1)
         and not exists (select 1 from jobs.parked q where q.reaction = p.reaction and q.workspace = p.workspace
           and q.stream = p.stream and q.revision <= p.revision and q.retry_at > now())
       order by stream, revision limit 100`,
      [processes.map(({ name }) => name)],
    )
    const failed = new Set<string>()
    for (const row of rows) {
      const key = `${row.reaction} ${row.workspace} ${row.stream}`
      const process = processes.find(({ name }) => name === row.reaction)
      if (!process || failed.has(key)) continue
      const [event] = await store.readStream(row.workspace, row.stream, { from: row.revision, to: row.revision })
      try {
        await run(event!, process)
        await client.query('delete from jobs.parked where reaction = $1 and event_id = $2', [row.reaction, row.event_id])
      } catch (error) {
        failed.add(key)
        log.error({ err: error, process: row.reaction, event: row.event_id }, 'process still parked')
        await client.query(
          `update jobs.parked set attempts = attempts + 1, error = $3, retry_at = now() + ${later} where reaction = $1 and event_id = $2`,
          [row.reaction, row.event_id, reasonOf(error)],
        )
      }
    }
    if (rows.length > 0) await this.load(client)
  }
}
