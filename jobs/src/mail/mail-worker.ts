import { CodedError } from '@workledger/contracts/kernel/errors'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { derivedId } from '@workledger/event-store/ids'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { SystemCommands } from '../kernel/commands'
import type { FailedJobs, Retry } from '../kernel/failed-jobs'
import { jobId, type Queues } from '../kernel/queues'
import type { ReactorOptions } from '../kernel/reactor'
import type { Deliverer, DeliveryJob } from './deliver'

/** Mails that this process renders and sends at once. */
const CONCURRENCY = 8

/** Sends mails; keeps those that fail at last. */
export function deliverMails(
  queues: Queues,
  deliverer: Deliverer,
  { failures, log }: { failures: FailedJobs; log: Logger },
): void {
  queues.worker('mail', CONCURRENCY, deliverer.run, (job, error) => {
    const { name, data, attemptsMade } = job

    const kept = failures.keep(
      { queue: 'mail', name, key: data.delivery, data },
      attemptsMade,
      error,
    )

    Promise.all([kept, deliverer.abandoned(job, error)]).catch((failure) =>
      log.error({ err: failure }, 'delivery'),
    )
  })
}

/** Returns what adds recorded deliveries to the queue of mails. */
export const enqueueInto =
  (mail: Queue<DeliveryJob>): ReactorOptions['enqueue'] =>
  async (deliveries) => {
    if (deliveries.length === 0) return

    await mail.addBulk(
      deliveries.map(({ id, workspace, revision }) => ({
        name: 'deliver',
        data: { workspace, delivery: id },
        opts: { jobId: jobId(id, revision) },
      })),
    )
  }

/**
 * Retries a failed mail as its own page does; one that was sent, or is being sent, is left alone.
 */
export const resending =
  (commands: SystemCommands): Retry<DeliveryJob> =>
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
