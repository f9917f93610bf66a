import { setTimeout as pause } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { FailedJobs } from './failed-jobs'
import { isTooLate } from './queue-times'
import type { Queues } from './queues'

/** Runs a round of schedules at each job of the clock. */
export function runSchedules(
  queues: Queues,
  round: () => Promise<void>,
  { failures, log }: { failures: FailedJobs; log: Logger },
): void {
  queues.worker(
    'clock',
    1,
    async ({ name }) => {
      await round()
      await failures.forget('clock', name)
    },
    ({ name, data, attemptsMade }, error) => {
      const kept = failures.keep({ queue: 'clock', name, key: name, data }, attemptsMade, error)
      kept.catch((failure) => log.error({ err: failure }, 'failed job'))
    },
  )
}

const NAME = 'daily-reports'
const EVERY = 60_000

/**
 * Registers the clock's job. Several workers may do so at once and collide; the scheduler is the
 * same.
 */
export async function everyMinute(queue: Queue, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await queue.upsertJobScheduler(NAME, { every: EVERY }, { name: NAME, opts: { attempts: 1 } })
      return
    } catch (error) {
      if (attempt === 5)
        return log.error({ err: error }, 'daily reports are not scheduled by this worker')

      await pause(attempt * 200)
    }
  }
}

/** Makes jobs due that a clock which was ahead for a moment has put off. */
export const mending =
  (queues: Queues, clock: Queue, pool: Pool, log: Logger) => async (): Promise<void> => {
    await queues.mendTimes(pool)
    await mendClock(clock, log)
  }

async function mendClock(queue: Queue, log: Logger): Promise<void> {
  const scheduler = await queue.getJobScheduler(NAME)
  if (!scheduler || !isTooLate(scheduler)) return
  await queue.removeJobScheduler(NAME)
  await everyMinute(queue, log)
}
