import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Pool } from 'pg'

/**
 * Milliseconds by which a time in a queue may be ahead of this process's clock. BullMQ writes times
 * of its workers' clocks. A clock that was ahead for a moment leaves times in the future. Until
 * then, a killed worker's jobs stay locked and retries wait.
 */
const AHEAD = 60_000

/** BullMQ's score of a delayed job is its time, with places for jobs of one millisecond. */
const SCORES_A_MILLISECOND = 0x1000

/** The most delayed jobs of one look, the latest first. */
const MOST = 1_000

/** Sets times to now that no clock gives which is right. `pool` connects as wl_jobs. */
export async function mendTimesInPostgres(pool: Pool): Promise<void> {
  await pool.query({
    name: 'mend queue times',
    text: `
    with clock as (select $1::bigint as now),
      stalled as (update bullmq.meta set value = clock.now::text from clock
        where field = 'stalled-check' and value::bigint > clock.now + $2::bigint),
      locked as (update bullmq.job set locked_until_ms = clock.now from clock
        where state = 'active' and locked_until_ms > clock.now + $2::bigint)
    update bullmq.job set process_at_ms = clock.now from clock
      where state = 'delayed' and process_at_ms > clock.now + delay_ms + $2::bigint`,
    values: [Date.now(), AHEAD],
  })
}

/** Does the same in Redis, which keeps the times of locks by its own clock. */
export async function mendTimesInRedis(redis: Redis, queues: readonly Queue[]): Promise<void> {
  for (const queue of queues) {
    const now = Date.now()
    const from = (now + AHEAD) * SCORES_A_MILLISECOND
    const late = await redis.zrevrangebyscore(
      queue.toKey('delayed'),
      '+inf',
      from,
      'WITHSCORES',
      'LIMIT',
      0,
      MOST,
    )

    for (let n = 0; n < late.length; n += 2) {
      const job = await queue.getJob(late[n]!)
      const at = Number(late[n + 1]) / SCORES_A_MILLISECOND
      if (job && at > now + job.delay + AHEAD) await job.promote()
    }
  }
}

/** Tells whether the next run of a schedule is further ahead than its interval allows. */
export const isTooLate = ({ next, every }: { next?: number; every?: number }): boolean =>
  next !== undefined && every !== undefined && next > Date.now() + every + AHEAD
