import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { dataExportEvents } from '@workledger/contracts/privacy/data-exports.events'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import { sandboxProvider } from '@workledger/domain/billing/sandbox-provider'
import type { ExportOrder, ExportPort } from '@workledger/domain/kernel/export-port'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import type { PdfPort, PictureOf } from '@workledger/domain/kernel/pdf-port'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { derivedId } from '@workledger/event-store/ids'
import type { EventStore } from '@workledger/event-store/port'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Progress } from '@workledger/projections/runner/progress'
import type { Job, Queue } from 'bullmq'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { DirectoryMailContext } from './access/directory-mail-context'
import { chatReactions } from './integrations/chat-reactions'
import { ChatSender } from './integrations/chat-sender'
import { ChatTable } from './integrations/chat-table'
import { WebhookSender } from './integrations/webhook-sender'
import { WebhookTable } from './integrations/webhook-table'
import { SystemCommands } from './kernel/commands'
import { FailedJobs, type Retry } from './kernel/failed-jobs'
import type { MailContext } from './kernel/mail-context'
import { jobId, type QueueCounts, Queues } from './kernel/queues'
import type { Reaction } from './kernel/reaction'
import { Reactor, type ReactorOptions } from './kernel/reactor'
import { runAll } from './kernel/schedule'
import { Deliverer, type DeliveryJob, type Writer } from './mail/deliver'
import { reactionOf } from './mail/intend'
import { Outbox } from './mail/outbox'
import { Smtp } from './mail/smtp'
import { failedJobReactions } from './operations/failed-job-reactions'
import { openDeliveries } from './operations/open-deliveries'
import { failExport, makeExport } from './privacy/make-exports'
import { mails, reports, schedules } from './registry'

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
  log: Logger
}

/** Mails that this process renders and sends at once. */
const CONCURRENCY = 8

export interface Workers {
  /** Returns the queues' counts, the same in every worker. */
  counts(): Promise<QueueCounts[]>
  close(): Promise<void>
}

/** Starts the reactions to events and the queues' workers. Any number of processes may run them. */
export async function createWorkers(options: WorkerOptions): Promise<Workers> {
  const { store, reads, jobsUrl, masterKey, publicUrl, pdf, log } = options
  const vault = pool(options.vaultUrl, 2)
  const jobs = pool(jobsUrl, 3)
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

  const deliverer = createDeliverer(options, commands, context)
  const mail = queues.queue<DeliveryJob>('mail')
  const clock = queues.queue('clock')

  const failures = new FailedJobs(jobs, {
    mail: resending(commands),
    // A new export is requested at the place of the first.
    exports: async () => {},
    clock: async ({ name, data }, { id }) =>
      void (await clock.add(name, data, { jobId: id, attempts: 1 })),
  })

  deliverMails(queues, deliverer, { failures, log })

  const exportReaction = makeExports(queues, { commands, failures, exports: options.exports, log })

  const billing = options.billing ?? { provider: sandboxProvider(options), trialDays: 0 }
  const chat = new ChatTable(vault, new WorkspaceSecrets(vault, masterKey))
  const running = schedules.map((make) => make({ vault, jobs, commands, context, billing }))
  runSchedules(queues, [...running, chatClock(chat, context)], { failures, log })
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
    ],
    deliveries: openDeliveries,
    enqueue: enqueueInto(mail),
    log,
  })

  reactor.start()
  const webhooks = sendWebhooks(options, commands)
  const chats = sendChats(options, { table: chat, commands, context })

  return {
    counts: () => queues.counts(failures),
    async close() {
      await webhooks.stop()
      await chats.stop()
      await reactor.stop()
      await queues.close()
      await progress.close()
      await jobs.end()
      await vault.end()
    },
  }
}

/** Orders the morning's messages of chat channels, and forgets expired links to decide. */
const chatClock = (chat: ChatTable, { keys }: MailContext) => ({
  async run(now: Date) {
    await chat.orderAway(now)
    await keys.forgetExpired('decide')
  },
})

/** Sends messages to channels of Slack and Teams. */
function sendChats(
  { outgoingNetworks = [], log }: WorkerOptions,
  parts: { table: ChatTable; commands: SystemCommands; context: MailContext },
): ChatSender {
  const sender = new ChatSender({
    ...parts,
    http: new OutgoingHttp({ allowed: outgoingNetworks }),
    log,
  })

  sender.start()

  return sender
}

/** Sends public events to the endpoints of companies. */
function sendWebhooks(
  { vaultUrl, masterKey, store, reads, outgoingNetworks = [], log }: WorkerOptions,
  commands: SystemCommands,
): { stop(): Promise<void> } {
  const own = pool(vaultUrl, 4)

  const sender = new WebhookSender({
    table: new WebhookTable(own, new WorkspaceSecrets(own, masterKey)),
    reads,
    commands,
    http: new OutgoingHttp({ allowed: outgoingNetworks }),
    onAppended: (wake) => store.onAppended(wake),
    log,
  })

  sender.start()

  return {
    async stop() {
      await sender.stop()
      await own.end()
    },
  }
}

const createDeliverer = (
  { store, mailFrom, smtpUrl, dataDir }: WorkerOptions,
  commands: SystemCommands,
  context: MailContext,
) =>
  new Deliverer({
    commands,
    context,
    write: writer(store),
    mailFrom,
    smtp: smtpUrl ? new Smtp(smtpUrl) : undefined,
    outbox: new Outbox(join(dataDir, 'outbox')),
  })

/** Sends mails; keeps those that fail at last. */
function deliverMails(
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

const enqueueInto =
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

interface ExportParts {
  readonly commands: SystemCommands
  readonly failures: FailedJobs
  readonly exports: WorkerOptions['exports']
  readonly log: Logger
}

/** Makes data exports one at a time, and returns the reaction that orders them. */
function makeExports(queues: Queues, { commands, failures, exports, log }: ExportParts): Reaction {
  const exporting = queues.queue<ExportOrder>('exports')

  queues.worker(
    'exports',
    1,
    ({ data }: Job<ExportOrder>) => makeExport(commands, exports, data),
    ({ name, data, attemptsMade }, error) => {
      const kept = failures.keep(
        { queue: 'exports', name, key: data.export_id, data },
        attemptsMade,
        error,
      )
      Promise.all([kept, failExport(commands, data, error)]).catch((failure) =>
        log.error({ err: failure }, 'data export'),
      )
    },
  )

  return {
    name: 'data export',
    on: dataExportEvents.DataExportRequested.type,
    async react({ workspace, data, meta }) {
      const { owner_id, export_id, kind, language } = data as Pick<
        ExportOrder,
        'owner_id' | 'export_id' | 'kind' | 'language'
      >

      const asked = { owner_id, export_id, kind, language }
      const order: ExportOrder = { workspace, ...asked, asked_by: meta.actor }
      await exporting.add('make', order, { jobId: jobId('export', export_id), attempts: 3 })
    },
  }
}

/** Runs all schedules at each job of the clock. */
function runSchedules(
  queues: Queues,
  running: Parameters<typeof runAll>[0],
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
async function everyMinute(queue: Queue, log: Logger): Promise<void> {
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

/**
 * Retries a failed mail as its own page does; one that was sent, or is being sent, is left alone.
 */
const resending =
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

/** Writes a delivery's letter, from its requesting event or about a day. */
function writer(store: EventStore): Writer {
  const byTemplate = new Map(mails.map((one) => [one.template, one]))
  return async (workspace, { template, about, day, person_id, to }, context) => {
    const report = reports[template]
    if (report && day) return report(workspace, day, { person_id, to }, context)
    const definition = byTemplate.get(template)
    if (!definition || !about) throw new Error(`No area writes the mail ${template}.`)

    const [event] = await store.readStream(workspace, about.stream, {
      from: about.revision,
      to: about.revision,
    })

    if (event?.id !== about.event_id)
      throw new Error(`${about.stream} has no event ${about.event_id} at ${about.revision}.`)

    return definition.letter(event as never, { person_id, to }, context)
  }
}

function pool(connectionString: string, max: number): Pool {
  const made = new Pool({
    connectionString,
    max,
    statement_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
  })

  made.on('error', () => {})
  return made
}
