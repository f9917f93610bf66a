import { uuid } from '@workledger/event-store/ids'
import type { Event } from '@workledger/event-store/port'
import type { Pool } from 'pg'
import { reasonOf } from './reason'

/** Days for which operators see a failed job. */
const KEEP = 30

/** A job without further automatic attempts. */
export interface FailedJob<D = unknown> {
  queue: string
  name: string
  /** Subject of the job; a new failure replaces the earlier one of the same key. */
  key: string
  data: D
}

/** Runs a failed job again because of this event; may be called twice for one event. */
export type Retry<D = unknown> = (job: FailedJob<D>, event: Event) => Promise<void>

/**
 * Jobs that failed for good. They are stored outside the queues, so that operators see them with
 * any queue backend.
 */
export class FailedJobs {
  constructor(
    /** Connects as wl_jobs. */
    private readonly pool: Pool,
    private readonly retries: Readonly<Record<string, Retry<never>>>,
  ) {}

  async keep({ queue, name, key, data }: FailedJob, tries: number, error: unknown): Promise<void> {
    await this.pool.query(
      `with old as (delete from jobs.failed where at < now() - interval '${KEEP} days')
       insert into jobs.failed as f (id, queue, name, key, data, tries, error) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (queue, key) do update set id = excluded.id, data = excluded.data, tries = f.tries + excluded.tries, error = excluded.error, at = now()`,
      [uuid(), queue, name, key, JSON.stringify(data ?? {}), tries, reasonOf(error)],
    )
  }

  /** Removes a job that succeeded since, or is being retried. */
  async forget(queue: string, key: string): Promise<void> {
    await this.pool.query('delete from jobs.failed where queue = $1 and key = $2', [queue, key])
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query(
      'select queue, count(*)::int as n from jobs.failed group by queue',
    )
    return new Map(rows.map(({ queue, n }) => [queue, n]))
  }

  /**
   * Makes an event due, together with earlier parked events of its stream, whose turn comes first.
   */
  async dueNow({ reaction, event_id }: { reaction: string; event_id: string }): Promise<void> {
    await this.pool.query(
      `update jobs.parked p set retry_at = now() from jobs.parked one where one.reaction = $1 and one.event_id = $2 and p.retry_at > now()
         and p.reaction = one.reaction and p.workspace = one.workspace and p.stream = one.stream and p.revision <= one.revision`,
      [reaction, event_id],
    )
  }

  /** Removes a failed job by the decision of an operator, and runs it again if they want it. */
  async settle(event: Event, retry: boolean): Promise<void> {
    const { job_id: id } = event.data

    const { rows } = await this.pool.query<FailedJob<never>>(
      'select queue, name, key, data from jobs.failed where id = $1',
      [id],
    )

    const [job] = rows
    if (!job) return
    if (retry) await this.retries[job.queue]?.(job, event)
    await this.pool.query('delete from jobs.failed where id = $1', [id])
  }
}
