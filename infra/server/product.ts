import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApi } from '@workledger/api/app'
import { Files } from '@workledger/api/kernel/files/files'
import { ExportMaker } from '@workledger/api/privacy/exports/export-maker'
import type { Alarm } from '@workledger/event-store/alarms'
import { keepAnchors } from '@workledger/event-store/anchoring'
import { allOf, anchorFault, stampIn, standing } from '@workledger/event-store/anchors'
import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import { S3Blobs } from '@workledger/event-store/blobs/s3-blobs'
import { ChainWatch } from '@workledger/event-store/chain-watch'
import { guarded } from '@workledger/event-store/guarded'
import { trustOf } from '@workledger/event-store/key-ring'
import { LogGuard } from '@workledger/event-store/log-guard'
import { PostgresKeptStates } from '@workledger/event-store/postgres/kept-states'
import { LogAlarms } from '@workledger/event-store/postgres/log-alarms'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { timeStamp } from '@workledger/event-store/time-stamps'
import type { Anchor } from '@workledger/event-store/verify'
import type { StripeOptions } from '@workledger/jobs/billing/stripe-provider'
import { ProcessProgress } from '@workledger/jobs/kernel/process-progress'
import { ProcessRunner } from '@workledger/jobs/kernel/process-runner'
import type { QueueCounts } from '@workledger/jobs/kernel/queues'
import { createDocuments } from '@workledger/jobs/pdf/documents'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import { expectations, processes } from '@workledger/jobs/registry'
import { createWorkers } from '@workledger/jobs/workers'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { projections } from '@workledger/projections/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import type { Logger } from 'pino'
import { demoAtFirstStart } from '../demo/first-start'
import { anchorStores } from './anchor-stores'
import type { Config } from './config'
import type { Database } from './database'
import { createEventLog, followedFault } from './event-log'
import { startHeartbeat } from './heartbeat'
import type { Lifecycle } from './lifecycle'
import { portError } from './port'
import { root } from './root'
import { serveHealth } from './serve-health'
import { StartError } from './start-error'
import { startVerification } from './verification'

const { version } = require(join(root, 'infra', 'package.json')) as { version: string }

/** Puts the parts together that this process's ROLES ask for, each under its own login role. */
export async function startProduct(
  config: Config,
  { urls, masterKey, originKey, identity, signing, fault }: Database,
  log: Logger,
  lifecycle: Lifecycle,
): Promise<void> {
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  lifecycle.onStop(() => vault.close())
  const eventLog = createEventLog({
    config,
    connectionString: urls.wl_log,
    vault,
    keys: signing,
    onError: (error, where) => log.warn({ err: error, where }, 'EventStoreDB'),
  })
  const guardedLog = guarded(eventLog)
  const { store } = guardedLog
  lifecycle.onStop(() => store.close())
  const alarms = new LogAlarms(urls.wl_log)
  lifecycle.onStop(() => alarms.close())
  const anchors = anchorStores(config, identity, (sentence) => log.warn(sentence))
  const outside = async () => standing(await allOf(anchors), await alarms.accepted())
  const chain = config.roles.has('api') ? new ChainWatch(eventLog, { anchors: outside, trust: trustOf(signing) }) : undefined
  const onFault = ({ sentence }: Alarm) => log.fatal(`${sentence} Nothing is written until an operator has cleared it: npm run verify.`)
  const { tsaUrl } = config
  const stamp = tsaUrl === undefined ? undefined : (bytes: Buffer) => timeStamp(tsaUrl, bytes)
  const anchoring = (head: Anchor, at: Date) =>
    keepAnchors({ source: eventLog, stores: anchors, stamp, ...(identity && { log: identity.id }) }, head, at)
  const guard = new LogGuard({ log: guardedLog, alarms, chain, anchoring, onFault })
  const followed = config.eventStore ? await followedFault(eventLog, urls.wl_log) : undefined
  await guard.begin(fault ?? followed ?? (await anchorFault(eventLog, await outside())))
  const kept = new PostgresKeptStates(urls.wl_vault, vault)
  lifecycle.onStop(() => kept.close())

  let runner: ProjectionRunner | undefined
  if (config.roles.has('projector')) {
    const onError = (error: unknown, where: string) => log.error({ err: error, where }, 'projection failed')
    const projector = new ProjectionRunner({ connectionString: urls.wl_projector, store, projections, onError })
    lifecycle.onStop(() => projector.stop())
    projector.start()
    runner = projector
    const rebuilder = new Rebuilder({ connectionString: urls.wl_projector, store, projections, onError })
    lifecycle.onStop(() => rebuilder.stop())
    rebuilder.start()
  }

  const progress = new Progress(urls.wl_jobs, store, runner)
  lifecycle.onStop(() => progress.close())
  await serveHealth(config, { store, progress, chain: guard, vaultUrl: urls.wl_vault }, log, lifecycle)

  const { publicUrl, captcha, dataDir, writesPerMinute } = config
  const { stripe, trialDays } = config
  const billing = stripe && { provider: await payments({ ...stripe, publicUrl }), trialDays }
  // Chromium starts with the first document.
  const jobReads = new TenantReads(urls.wl_jobs)
  lifecycle.onStop(() => jobReads.close())
  const uploads = await uploadsOf(config)
  const pictures = new Files(uploads ?? join(dataDir, 'files'), vault, store)
  const chromium = { folder: join(dataDir, 'chromium'), executable: config.chromium }
  const pdf = createDocuments({ reads: jobReads, picture: pictures.picture.bind(pictures), chromium })
  lifecycle.onStop(() => pdf.close())

  let processRunner: ProcessRunner | undefined
  if (config.roles.has('worker')) {
    const traces = new StoredTraces({ store, vaultUrl: urls.wl_vault, jobsUrl: urls.wl_jobs, dataDir, uploads })
    lifecycle.onStop(() => traces.close())
    const tools = { store, kept, jobsUrl: urls.wl_jobs, reads: jobReads, progress, masterKey: originKey, vault, traces }
    const working = new ProcessRunner({ ...tools, processes, expectations, log })
    lifecycle.onStop(() => working.stop())
    working.start()
    processRunner = working
  }

  if (config.roles.has('api')) {
    const processProgress = new ProcessProgress({ jobsUrl: urls.wl_jobs, store, processes, runner: processRunner })
    lifecycle.onStop(() => processProgress.close())
    const reads = new TenantReads(urls.wl_request)
    lifecycle.onStop(() => reads.close())
    const web = join(root, 'web-app', 'dist')
    const verification = startVerification(guard, log)
    lifecycle.onStop(async () => {
      chain?.stop()
      await verification.stop()
    })
    const api = await createApi({
      store,
      kept,
      vault,
      reads,
      progress,
      processes: processProgress,
      vaultUrl: urls.wl_vault,
      masterKey: originKey,
      publicUrl,
      captcha,
      outbox: config.smtpUrl ? undefined : join(dataDir, 'outbox'),
      writesPerMinute,
      accessLog: config.accessLog,
      dataDir,
      uploads,
      log,
      pdf,
      web,
      chain: guard,
      evidence: eventLog,
      anchors: outside,
      stamps: (position) => stampIn(anchors, position),
      metricsToken: config.metricsToken,
      trustedProxies: config.trustedProxies,
      operators: config.operators,
      support: config.support,
      billing,
      ...(config.drill && { paypal: NO_PAYPAL }),
    })
    lifecycle.onStop(() => api.close())
    await api.app.init()
    // Before anybody can come in, so that nobody meets half a company.
    if (config.demo && runner && processRunner && !guard.fault()) {
      const settled = async (timeout: number) => {
        const head = await store.head()
        const done = head === null ? null : await processProgress.waitFor(head, timeout)
        return done === null || (done !== undefined && (await progress.waitFor(done, timeout)))
      }
      const made = await demoAtFirstStart(api.app, { store, settled, dataDir, now: new Date(), tell: console.log })
      if (made) {
        await guard.anchor(new Date())
        // So that the log was compared with the anchor when somebody looks.
        await guard.verify('whole')
      }
    }
    await api.app.listen(config.port, config.host).catch((error) => {
      throw portError(error, config.host, config.port)
    })
  }

  let queues: (() => Promise<QueueCounts[]>) | undefined
  if (config.roles.has('worker')) {
    const { redisUrl, smtpUrl, mailFrom } = config
    await tablesOf(progress, lifecycle)
    const workers = await createWorkers({
      store,
      kept,
      reads: jobReads,
      jobsUrl: urls.wl_jobs,
      vaultUrl: urls.wl_vault,
      masterKey: originKey,
      redisUrl,
      // A copy has no part in the jobs of the installation that it was copied from.
      queuePrefix: identity?.ancestors.length ? `workledger-${identity.id}` : undefined,
      smtpUrl,
      mailFrom,
      publicUrl,
      dataDir,
      pdf,
      exports: new ExportMaker({
        reads: jobReads,
        log: eventLog,
        anchors: outside,
        stamps: (position) => stampIn(anchors, position),
        vault,
        files: pictures,
        pdf,
        made: exportStoreOf(dataDir, uploads),
      }),
      billing,
      log,
    })
    lifecycle.onStop(() => workers.close())
    queues = workers.counts
  }

  const beat = () => guard.look()
  const heartbeat = startHeartbeat({ connectionString: urls.wl_vault, roles: config.roles, version, queues, beat })
  lifecycle.onStop(() => heartbeat.stop())
}

/** The bucket of uploads, where there is one; it must answer before anybody uploads. */
async function uploadsOf({ uploads, roles }: Config): Promise<S3Blobs | undefined> {
  if (!uploads) return undefined
  const blobs = new S3Blobs(uploads)
  if (roles.has('api') || roles.has('worker'))
    await blobs.check().catch((error) => {
      const why = (error as { cause?: Error }).cause?.message ?? (error as Error).message
      throw new StartError(`The bucket of S3_URL cannot be read (${why}); check address, keys and S3_REGION.`)
    })
  return blobs
}

/** Nothing listens there: a drill has the accounts of production. */
const NO_PAYPAL = { live: 'http://127.0.0.1:9', sandbox: 'http://127.0.0.1:9' }

/** Stripe's library is read only where payments are set up. */
const payments = async (options: StripeOptions) => (await import('@workledger/jobs/billing/stripe-provider')).stripeProvider(options)

/** Mails are written from the read tables, so they wait for tables of this version. */
async function tablesOf(progress: Progress, lifecycle: Lifecycle): Promise<void> {
  while (!lifecycle.isStopping && !(await progress.standing()).current) await pause(250)
}
