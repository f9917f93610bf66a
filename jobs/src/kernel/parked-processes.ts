import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { park, parkLonger, unpark } from './parked'
import type { Process } from './process'

/**
 * Events that a process failed to react to. Later events of the stream wait behind them, which
 * keeps the order. They are retried until they succeed; Operations shows them meanwhile.
 */
export class ParkedProcesses {
  private blocked = new Set<string>()

  async load(client: PoolClient): Promise<void> {
    const { rows } = await client.query(
      'select reaction, workspace, stream from jobs.parked where retry_at is not null',
    )
    this.blocked = new Set(rows.map((row) => `${row.reaction} ${row.workspace} ${row.stream}`))
  }

  blocks({ name }: Process, { workspace, stream }: Event): boolean {
    return this.blocked.has(`${name} ${workspace} ${stream}`)
  }

  async park(client: PoolClient, { name }: Process, event: Event, error: string): Promise<void> {
    await park(client, name, event, error)
    this.blocked.add(`${name} ${event.workspace} ${event.stream}`)
  }

  /** Retries the oldest due event of each stream; the next follow while they succeed. */
  async retry(
    client: PoolClient,
    { store, processes, log }: { store: EventStore; processes: readonly Process[]; log: Logger },
    run: (event: Event, process: Process) => Promise<void>,
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

      const [event] = await store.readStream(row.workspace, row.stream, {
        from: row.revision,
        to: row.revision,
      })

      try {
        await run(event!, process)
        await unpark(client, row.reaction, row.event_id)
      } catch (error) {
        failed.add(key)

        log.error(
          { err: error, process: row.reaction, event: row.event_id },
          'process still parked',
        )

        await parkLonger(client, row.reaction, row.event_id, error)
      }
    }

    if (rows.length > 0) await this.load(client)
  }
}
