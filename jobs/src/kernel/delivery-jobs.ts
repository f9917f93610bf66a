import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Pool, PoolClient } from 'pg'
import { jobId } from './queues'

/** A delivery without an outcome; `revision` is that of the requesting event. */
export interface Opened {
  readonly id: string
  readonly workspace: string
  readonly revision: number
}

/** An open delivery and the id of its job. A delivery has one job at a time. */
export interface OpenDelivery extends Opened {
  readonly job: string
}

/**
 * The most deliveries of one job. A queue costs as much for a job of many as for one of one. But a
 * worker writes all mails of a job before it sends them, each with up to 5 MB of a report.
 */
const MOST_TOGETHER = 4

const ownJob = ({ id, revision }: Opened): string => jobId(id, revision)

/** Gives deliveries of one company that open together a job together. */
export const inJobs = (opened: readonly Opened[]): OpenDelivery[] =>
  [...groupBy(opened, ({ workspace }) => workspace).values()].flatMap((ofCompany) =>
    ofCompany.map((delivery, n) => {
      const first = n - (n % MOST_TOGETHER)
      const isAlone = first === ofCompany.length - 1
      const own = ownJob(ofCompany[first]!)

      return { ...delivery, job: isAlone ? own : jobId('batch', own) }
    }),
  )

/** Returns open deliveries that are due, the oldest first. */
export async function lostDeliveries(client: PoolClient): Promise<OpenDelivery[]> {
  const { rows } = await client.query<Opened & { job: string | null }>(
    `select id, workspace, revision, job from jobs.open_deliveries
      where wait_until is null or wait_until <= now() order by since, id limit 10000`,
  )

  return rows.map(({ job, ...opened }) => ({ ...opened, job: job ?? ownJob(opened) }))
}

/** Reads and changes the jobs of open deliveries; connects as wl_jobs. */
export class DeliveryJobs {
  constructor(private readonly pool: Pool) {}

  /**
   * Returns those of these deliveries that are still this job's, in their order: no other job has
   * them, and they do not wait. One with an outcome is among them, as a step may be left.
   */
  async of(job: string, deliveries: readonly string[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'deliveries of no job, or of another one',
      text: `select id from jobs.open_deliveries where id = any($1::uuid[])
        and (wait_until > now() or ($3 and job is distinct from $2))`,
      values: [deliveries, job, deliveries.length > 1],
    })

    const others = new Set(rows.map(({ id }) => id))

    return deliveries.filter((id) => !others.has(id))
  }

  /** Gives each of these deliveries a job of its own; returns them. */
  async separate(deliveries: readonly string[]): Promise<OpenDelivery[]> {
    const { rows } = await this.pool.query<Opened>(
      `update jobs.open_deliveries set job = null where id = any($1::uuid[])
       returning id, workspace, revision`,
      [deliveries],
    )

    return rows.map((opened) => ({ ...opened, job: ownJob(opened) }))
  }

  /** Keeps a delivery from the queue until an instant (ISO 8601); the sweep then hands it over. */
  async wait(delivery: string, until: string): Promise<void> {
    await this.pool.query('update jobs.open_deliveries set wait_until = $2 where id = $1', [
      delivery,
      until,
    ])
  }
}
