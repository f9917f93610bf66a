import { join } from 'node:path'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import { sandboxProvider } from '@workledger/domain/billing/sandbox-provider'
import type { ExportPort } from '@workledger/domain/kernel/export-port'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import type { EventStore } from '@workledger/event-store/port'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Progress } from '@workledger/projections/runner/progress'
import type { Queue } from 'bullmq'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { DirectoryMailContext } from './access/directory-mail-context'
import { chatReactions } from './integrations/chat-reactions'
import { ChatTable } from './integrations/chat-table'
import { everyMinute, mending, runSchedules } from './kernel/clock'
import { SystemCommands } from './kernel/commands'
import { DeliveryJobs } from './kernel/delivery-jobs'
import { FailedJobs } from './kernel/failed-jobs'
import type { MailContext } from './kernel/mail-context'
import { openPool } from './kernel/pool'
import { type QueueCounts, Queues } from './kernel/queues'
import { Reactor } from './kernel/reactor'
import { runAll } from './kernel/schedule'
import { Deliverer, type Writer } from './mail/deliver'
import type { DeliveryJob } from './mail/delivery-job'
import { reactionOf } from './mail/intend'
import { deliverMails, enqueueInto, keepFailed, resending, retryAlone } from './mail/mail-worker'
import { Outbox } from './mail/outbox'
import { Smtp } from './mail/smtp'
import { pushReaction } from './notices/push-sender'
import { PushTable } from './notices/push-table'
import { stoppable, wishOf } from './notices/wishes'
import { failedJobReactions } from './operations/failed-job-reactions'
import { openDeliveries } from './operations/open-deliveries'
import { makeExports } from './privacy/export-worker'
import { mails, reports, schedules } from './registry'
import { startSenders } from './senders'
import { inOneRound } from './workspaces/all-workspaces.port'

export interface WorkerOptions {
  store: EventStore
  kept?: KeptStates | undefined
  /** Connects as wl_jobs. */
  reads: TenantReads
  jobsUrl: string
  /** Connects as wl_vault, for keys of links. */
  vaultUrl: string
  masterKey: Buffer
  redisUrl?: string | undefined
  /** See QueueOptions. */
  queuePrefix?: string | undefined
  smtpUrl?: string | undefined
  mailFrom: string
  /** Start of the links in mails, without a trailing slash. */
  publicUrl: string
  /** Folder whose `outbox/` takes mails if there is no mail server. */
  dataDir: string
  pdf: PdfPort
  /** Reads pictures for the logos of mails. */
  picture?: PictureOf | undefined
  /** Makes data exports. */
  exports: ExportPort
  /** Payments of workspaces; undefined if workspaces need not pay. */
  billing?: Billing | undefined
  /** Private networks that webhooks may reach, in CIDR notation. */
  outgoingNetworks?: readonly string[] | undefined
  /** A restore drill: webhooks, messages of channels and pushes wait for ever. */
  drill?: boolean | undefined
  log: Logger
}

export interface Workers {
  /** Returns the queues' counts, the same in every worker. */
  counts(): Promise<QueueCounts[]>
  close(): Promise<void>
}

/** Starts the reactions to events and the queues' workers. Any number of processes may run them. */
export async function createWorkers(options: WorkerOptions): Promise<Workers> {
  const { store, reads, jobsUrl, masterKey, publicUrl, pdf, log } = options
  const vault = openPool(options.vaultUrl, 2)
  const jobs = openPool(jobsUrl, 3)
  const progress = new Progress(jobsUrl, store)
  const commands = new SystemCommands(store, options.kept)

  const context = new DirectoryMailContext({
    reads,
    vault,
    keys: new LinkKeys(vault, masterKey),
    masterKey,
    publicUrl,
    pdf,
    picture: options.picture,
  })

  const queues = new Queues({
    jobsUrl,
    redisUrl: options.redisUrl,
    prefix: options.queuePrefix,
    log,
  })

  const mail = queues.queue<DeliveryJob>('mail')
  const clock = queues.queue('clock')

  const failures = keptFailures(jobs, commands, clock)
  const deliverer = createDeliverer(options, { commands, context, jobs, mail, failures })
  deliverMails(queues, deliverer, log)

  const exportReaction = makeExports(queues, { commands, failures, exports: options.exports, log })

  const billing = options.billing ?? { provider: sandboxProvider(options), trialDays: 0 }
  const chat = new ChatTable(vault, new WorkspaceSecrets(vault, masterKey))
  const pushes = new PushTable(vault)
  const running = schedules.map((make) => make({ vault, jobs, commands, context, billing }))
  running.push({ run: (now) => chat.orderAway(now) })
  runSchedules(queues, () => inOneRound(vault, () => runAll(running)), { failures, log })
  await everyMinute(clock, log)

  const reactor = new Reactor({
    store,
    pool: jobs,
    progress,
    reactions: [
      ...mails.map((one) => reactionOf(one, commands, context)),
      ...failedJobReactions(failures),
      exportReaction,
      ...chatReactions(chat),
      pushReaction(pushes),
    ],
    deliveries: openDeliveries,
    enqueue: enqueueInto(mail),
    mend: mending(queues, clock, jobs, log),
    log,
  })

  reactor.start()
  const senders = startSenders({ ...options, commands, context, chat, pushes })

  return {
    counts: () => queues.counts(failures),
    async close() {
      await senders.stop()
      await reactor.stop()
      deliverer.stop()
      await queues.close()
      await progress.close()
      await jobs.end()
      await vault.end()
    },
  }
}

const keptFailures = (jobs: Pool, commands: SystemCommands, clock: Queue) =>
  new FailedJobs(jobs, {
    mail: resending(commands),
    // A new export is requested at the place of the first.
    exports: async () => {},
    clock: async ({ name, data }, { id }) =>
      void (await clock.add(name, data, { jobId: id, attempts: 1 })),
  })

function createDeliverer(
  { store, mailFrom, smtpUrl, dataDir, log }: WorkerOptions,
  {
    commands,
    context,
    jobs,
    mail,
    failures,
  }: {
    commands: SystemCommands
    context: MailContext
    jobs: Pool
    mail: Queue<DeliveryJob>
    failures: FailedJobs
  },
): Deliverer {
  const deliveryJobs = new DeliveryJobs(jobs)

  return new Deliverer({
    commands,
    context,
    jobs: deliveryJobs,
    write: writer(store),
    wish: (workspace, { person_id, template }, context) =>
      wishOf(context, { workspace, person_id, template }, new Date().toISOString()),
    retry: retryAlone(mail, deliveryJobs),
    keep: keepFailed(failures),
    mailFrom,
    smtp: smtpUrl ? new Smtp(smtpUrl) : undefined,
    outbox: new Outbox(join(dataDir, 'outbox')),
    log,
  })
}

/** Writes a delivery's letter, from its requesting event or about a day. */
function writer(store: EventStore): Writer {
  const byTemplate = new Map(mails.map((one) => [one.template, one]))
  return async (workspace, { template, about, day, person_id, to, delivery_id }, context) => {
    const report = reports[template]

    if (report && day) {
      const letter = await report(workspace, day, { person_id, to, delivery_id }, context)
      return letter && stoppable(letter, { workspace, person_id, template }, context)
    }

    const definition = byTemplate.get(template)
    if (!definition || !about) throw new Error(`No area writes the mail ${template}.`)

    const [event] = await store.readStream(workspace, about.stream, {
      from: about.revision,
      to: about.revision,
    })

    if (event?.id !== about.event_id)
      throw new Error(`${about.stream} has no event ${about.event_id} at ${about.revision}.`)

    const letter = await definition.letter(event as never, { person_id, to }, context)

    return letter && stoppable(letter, { workspace, person_id, template }, context)
  }
}
