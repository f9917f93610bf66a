import { CodedError } from '@workledger/contracts/kernel/errors'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { derivedId } from '@workledger/event-store/ids'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import type { DeliveryJobs } from '../kernel/delivery-jobs'
import type { FailedJobs, Retry } from '../kernel/failed-jobs'
import type { Queues } from '../kernel/queues'
import type { ReactorOptions } from '../kernel/reactor'
import type { Deliverer } from './deliver'
import type { DeliveryJob } from './delivery-job'

/** Jobs that this process works on at once, each of one mail or several. */
const CONCURRENCY = 8

/** Milliseconds until the next attempt of a mail that failed in a job of several. */
const SECOND_ATTEMPT = 5_000

/** Sends mails. */
export function deliverMails(queues: Queues, deliverer: Deliverer, log: Logger): void {
  queues.worker<DeliveryJob>('mail', CONCURRENCY, deliverer.run, (job, error) => {
    deliverer.abandoned(job, error).catch((failure) => log.error({ err: failure }, 'delivery'))
  })
}

/** Returns what keeps a mail that failed for good, after so many tries. */
export const keepFailed =
  (failures: FailedJobs) =>
  (mail: { workspace: string; delivery: string }, tries: number, error: Error): Promise<void> => {
    const { workspace, delivery } = mail
    const job = { queue: 'mail', name: 'deliver', key: delivery, data: { workspace, delivery } }

    return failures.keep(job, tries, error)
  }

/** Returns what adds recorded deliveries to the queue of mails, each with its job. */
export const enqueueInto =
  (mail: Queue<DeliveryJob>, { delay = 0 } = {}): ReactorOptions['enqueue'] =>
  async (deliveries) => {
    const jobs = [...groupBy(deliveries, ({ job }) => job)]

    // In PostgreSQL, BullMQ makes two tables for each call of `addBulk`, which costs far more.
    await sideBySide(jobs, ([id, ofJob]) =>
      mail.add(
        'deliver',
        { workspace: ofJob[0]!.workspace, deliveries: ofJob.map(({ id }) => id) },
        { jobId: id, ...(delay > 0 && { delay }) },
      ),
    )
  }

/** Returns what tries mails again, each by a job of its own. */
export const retryAlone =
  (mail: Queue<DeliveryJob>, jobs: DeliveryJobs) =>
  async (deliveries: readonly string[]): Promise<void> =>
    enqueueInto(mail, { delay: SECOND_ATTEMPT })(await jobs.separate(deliveries))

/**
 * Retries a failed mail as its own page does; one that was sent, or is being sent, is left alone.
 */
export const resending =
  (commands: SystemCommands): Retry<{ workspace: string; delivery: string }> =>
  async ({ data: { workspace, delivery } }, { id, meta }) => {
    const cause = {
      commandId: derivedId(id, 'resend'),
      correlation: meta.correlation_id,
      causation: id,
      actor: meta.actor,
    }

    try {
      await commands.run(
        deliveryDecider,
        { workspace, id: delivery },
        { type: 'resend', now: new Date().toISOString() },
        cause,
      )
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
    }
  }
