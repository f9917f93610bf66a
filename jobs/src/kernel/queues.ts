import { IdlePoll } from '@workledger/event-store/idle-poll'
import {
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type Job,
  Queue,
  setDefaultBackendFactory,
  UnrecoverableError,
  Worker,
} from 'bullmq'
import { Redis } from 'ioredis'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { FailedJobs } from './failed-jobs'
import type { QueueName } from './queue-names'
import { mendTimesInPostgres, mendTimesInRedis } from './queue-times'
import { reasonOf } from './reason'

export interface QueueOptions {
  /** Connects as wl_jobs; queues are in its schema bullmq unless `redisUrl` is given. */
  jobsUrl: string
  redisUrl?: string | undefined
  /** Prefix of names in Redis, for a copied installation that may share the original's Redis. */
  prefix?: string | undefined
  log: Logger
}

/** Gives up a connection that the database leaves without an answer, as when its machine is off. */
const SILENCE = { query_timeout: 20_000, keepAlive: true }

/** Own retries: after 5 s, 10 s, 20 s … for some 20 minutes. */
const RETRIES = { attempts: 9, backoff: { type: 'exponential', delay: 5_000 } }

/** Number of a queue's jobs by state. */
export interface QueueCounts {
  name: string
  waiting: number
  active: number
  delayed: number
  failed: number
}

/**
 * Queues and their workers on one backend. Measurements showed that these settings lose nothing
 * when a process is killed.
 */
export class Queues {
  private readonly open: (Queue | Worker)[] = []
  private readonly redis: Redis | undefined
  private readonly poll = new IdlePoll(0)
  private counted: { readonly at: number; readonly counts: QueueCounts[] } | undefined

  constructor(private readonly options: QueueOptions) {
    if (options.redisUrl) setDefaultBackendFactory(createRedisBackend)
    else setDefaultBackendFactory(createPostgresBackend)

    this.redis = options.redisUrl === undefined ? undefined : openRedis(options.redisUrl)
    this.redis?.on('error', (error) => options.log.error({ err: error }, 'redis'))
  }

  queue<D>(name: QueueName): Queue<D> {
    // The log has the outcome and jobs.failed the failure, so finished jobs are removed here.
    const queue = new Queue<D>(name, {
      ...this.place(),
      defaultJobOptions: { ...RETRIES, removeOnComplete: true, removeOnFail: true },
    })
    return this.kept(queue)
  }

  /**
   * Starts a worker. `failed` receives jobs without further attempts, also those cut off too often.
   */
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
        // A killed worker is no failed job: its work is resumed however often that happens.
        maxStalledCount: 100,
        runRetryDelay: 1_000,
      },
    )

    worker.on('active', () => this.poll.stir())

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

  /** Counts the jobs, seldom while this process has none. */
  async counts(failures: FailedJobs): Promise<QueueCounts[]> {
    const at = performance.now()

    if (!this.counted || at - this.counted.at >= this.poll.pause)
      this.counted = { at, counts: await this.count(failures) }

    return this.counted.counts
  }

  private async count(failures: FailedJobs): Promise<QueueCounts[]> {
    const failedOf = await failures.counts()
    return Promise.all(
      this.queues().map(async (queue) => {
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

  /** Makes due what a clock that was ahead for a moment has put off. `pool` connects as wl_jobs. */
  async mendTimes(pool: Pool): Promise<void> {
    if (this.redis) await mendTimesInRedis(this.redis, this.queues())
    else await mendTimesInPostgres(pool)
  }

  /** Closes workers first, so that their last work can still reach its queue. */
  async close(): Promise<void> {
    for (const one of this.open.reverse()) await one.close()
    this.redis?.disconnect()
  }

  private queues = () => this.open.filter((one) => one instanceof Queue)

  /**
   * Throws an error for the queue, which stores only what operators may see; this process's log has
   * the whole error.
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

  private place(): { connection: ConnectionOptions; prefix?: string } {
    const { jobsUrl, prefix } = this.options
    if (!this.redis)
      return { connection: { connectionString: jobsUrl, schema: 'bullmq', max: 3, ...SILENCE } }

    return {
      connection: this.redis,
      ...(prefix !== undefined && { prefix }),
    }
  }
}

/**
 * Opens the connection that all queues share. A worker opens a second one, for the command that
 * waits for jobs. Commands wait for Redis however long it is away.
 */
const openRedis = (url: string) =>
  new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.max(Math.min(Math.exp(times), 20_000), 1_000),
  })

/** Returns a job id. BullMQ takes a job of a known id once, and no colon in ids. */
export const jobId = (...parts: (string | number)[]) => parts.join('.')
