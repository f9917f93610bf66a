import {
  createPostgresBackend,
  createRedisBackend,
  type Job,
  Queue,
  setDefaultBackendFactory,
  UnrecoverableError,
  Worker,
} from 'bullmq'
import type { Logger } from 'pino'
import type { FailedJobs } from './failed-jobs'
import type { QueueName } from './queue-names'
import { reasonOf } from './reason'

export interface QueueOptions {
  /** Connects as wl_jobs; queues live in its schema bullmq unless `redisUrl` is given. */
  jobsUrl: string
  redisUrl?: string | undefined
  /**
   * What names in Redis begin with, where the installation is a copy of one whose Redis it may
   * share.
   */
  prefix?: string | undefined
  log: Logger
}

/** Of our own retries: after 5 s, 10 s, 20 s … for some 20 minutes. */
const RETRIES = { attempts: 9, backoff: { type: 'exponential', delay: 5_000 } }

/** Jobs of a queue by state. */
export interface QueueCounts {
  name: string
  waiting: number
  active: number
  delayed: number
  failed: number
}

/**
 * Queues and their workers on one backend, with the settings that were measured to lose nothing
 * when a process is killed.
 */
export class Queues {
  private readonly open: (Queue | Worker)[] = []

  constructor(private readonly options: QueueOptions) {
    setDefaultBackendFactory<any, any>(
      options.redisUrl ? createRedisBackend : createPostgresBackend,
    )
  }

  queue<D>(name: QueueName): Queue<D> {
    // An outcome is in the log and a failure in jobs.failed, so nothing of a finished job needs to
    // be kept here.
    const queue = new Queue<D>(name, {
      ...this.place(),
      defaultJobOptions: { ...RETRIES, removeOnComplete: true, removeOnFail: true },
    })
    return this.kept(queue)
  }

  /** `failed` hears of jobs that will not run again, those that were cut off too often included. */
  worker<D>(
    name: QueueName,
    concurrency: number,
    run: (job: Job<D>) => Promise<void>,
    failed?: (job: Job<D>, error: Error) => void,
  ): Worker<D> {
    const worker = new Worker<D>(
      name,
      (job) => run(job).catch((error) => this.failing(name, job, error)),
      {
        ...this.place(),
        concurrency,
        lockDuration: 4_000,
        stalledInterval: 2_000,
        // A killed worker is not a failed job: what it left is taken up again however often that
        // happens.
        maxStalledCount: 100,
        runRetryDelay: 1_000,
      },
    )

    worker.on('failed', (job, error) => {
      if (!job) return
      const stalled = /stalled/.test(error.message)
      if (stalled) this.options.log.warn({ err: error, queue: name, job: job.id }, 'job failed')
      const over = error instanceof UnrecoverableError || stalled
      const again = job.attemptsMade < (job.opts.attempts ?? 1) && !over
      if (!again) failed?.(job, error)
    })

    return this.kept(worker)
  }

  async counts(failures: FailedJobs): Promise<QueueCounts[]> {
    const failedOf = await failures.counts()
    const queues = this.open.filter((one) => one instanceof Queue)

    return Promise.all(
      queues.map(async (queue) => {
        const {
          wait = 0,
          prioritized = 0,
          paused = 0,
          active = 0,
          delayed = 0,
        } = await queue.getJobCounts()
        return {
          name: queue.name,
          waiting: wait + prioritized + paused,
          active,
          delayed,
          failed: failedOf.get(queue.name) ?? 0,
        }
      }),
    )
  }

  /** Workers first, so that what they still do can reach its queue. */
  async close(): Promise<void> {
    for (const one of this.open.reverse()) await one.close()
  }

  /**
   * The log of this process has all of an error; the queue keeps it with its job, and so no more
   * than operators may see.
   */
  private failing(queue: string, job: Job, error: unknown): never {
    this.options.log.warn({ err: error, queue, job: job.id }, 'job failed')
    throw error instanceof UnrecoverableError
      ? new UnrecoverableError(reasonOf(error))
      : new Error(reasonOf(error))
  }

  private kept<T extends Queue | Worker>(one: T): T {
    ;(one as Queue).on('error', (error: Error) => this.options.log.error({ err: error }, 'queue'))
    this.open.push(one)

    return one
  }

  private place(): { connection: any; prefix?: string } {
    const { redisUrl, jobsUrl, prefix } = this.options
    if (!redisUrl) return { connection: { connectionString: jobsUrl, schema: 'bullmq', max: 3 } }

    return {
      connection: { url: redisUrl, maxRetriesPerRequest: null },
      ...(prefix !== undefined && { prefix }),
    }
  }
}

/**
 * At least once: whoever has the job of this id already keeps it. BullMQ takes no colon in an id.
 */
export const jobId = (...parts: (string | number)[]) => parts.join('.')
