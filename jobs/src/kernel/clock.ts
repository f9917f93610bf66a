import { setTimeout as pause } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { FailedJobs } from './failed-jobs'
import type { Queues } from './queues'
import { runAll, type Schedule } from './schedule'

/** Runs all schedules at each job of the clock. */
export function runSchedules(
  queues: Queues,
  running: readonly Schedule[],
  { failures, log }: { failures: FailedJobs; log: Logger },
): void {
  queues.worker(
    'clock',
    1,
    async ({ name }) => {
      await runAll(running)
      await failures.forget('clock', name)
    },
    ({ name, data, attemptsMade }, error) => {
      const kept = failures.keep({ queue: 'clock', name, key: name, data }, attemptsMade, error)
      kept.catch((failure) => log.error({ err: failure }, 'failed job'))
    },
  )
}

/**
 * Registers the clock's job. Several workers may do so at once and collide; the scheduler is the
 * same.
 */
export async function everyMinute(queue: Queue, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await queue.upsertJobScheduler(
        'daily-reports',
        { every: 60_000 },
        { name: 'daily-reports', opts: { attempts: 1 } },
      )
      return
    } catch (error) {
      if (attempt === 5)
        return log.error({ err: error }, 'daily reports are not scheduled by this worker')

      await pause(attempt * 200)
    }
  }
}
