import { join } from 'node:path'
import { createApi } from '@workledger/api/app'
import { ProcessProgress } from '@workledger/jobs/kernel/process-progress'
import type { ProcessRunner } from '@workledger/jobs/kernel/process-runner'
import { processes } from '@workledger/jobs/registry'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Progress } from '@workledger/projections/runner/progress'
import { demoAtFirstStart } from '../demo/first-start'
import type { OpenedLog } from './open-log'
import type { OpenedTools } from './open-tools'
import { portError } from './port'
import { root } from './root'
import type { StartContext } from './start-context'
import { startVerification } from './verification'

/** An address without a listener: a drill has the accounts of production. */
const NO_PAYPAL = { live: 'http://127.0.0.1:9', sandbox: 'http://127.0.0.1:9' }

export interface ApiParts {
  readonly opened: OpenedLog
  readonly tools: OpenedTools
  readonly progress: Progress
  /** Defined in a process that also keeps the read tables and runs the processes. */
  readonly processRunner: ProcessRunner | undefined
  readonly makesDemo: boolean
}

/** Serves the API and both apps, once the demo company of a first start is complete. */
export async function startApi(context: StartContext, parts: ApiParts): Promise<void> {
  const { config, database, log, lifecycle } = context
  const { store, chain, guard } = parts.opened

  const processProgress = new ProcessProgress({
    jobsUrl: database.urls.wl_jobs,
    store,
    processes,
    runner: parts.processRunner,
  })

  lifecycle.onStop(() => processProgress.close())
  const verification = startVerification(guard, log)

  lifecycle.onStop(async () => {
    chain?.stop()
    await verification.stop()
  })

  const api = await createApi(apiOptions(context, parts, processProgress))
  lifecycle.onStop(() => api.close())
  await api.app.init()
  lifecycle.goOn()
  // Before people can sign in, so that no one meets half a company.
  if (parts.makesDemo && !guard.fault())
    await lifecycle.orStopped(makeDemo(api.app, context, parts, processProgress))

  await api.app.listen(config.port, config.host).catch((error) => {
    throw portError(error, config.host, config.port)
  })
}

type Api = Awaited<ReturnType<typeof createApi>>

function apiOptions(
  { config, database, log, lifecycle }: StartContext,
  { opened, tools, progress }: ApiParts,
  processes: ProcessProgress,
) {
  const { store, kept, vault, guard, eventLog, anchors, stamps } = opened
  const { captcha, dataDir, writesPerMinute, tokenCallsPerMinute, publicUrl } = config
  const { urls, originKey } = database
  const reads = new TenantReads(urls.wl_request)
  lifecycle.onStop(() => reads.close())

  return {
    store,
    kept,
    vault,
    reads,
    progress,
    processes,
    vaultUrl: urls.wl_vault,
    masterKey: originKey,
    publicUrl,
    captcha,
    outbox: config.smtpUrl ? undefined : join(dataDir, 'outbox'),
    writesPerMinute,
    tokenCallsPerMinute,
    outgoingNetworks: config.outgoingNetworks,
    pushServices: config.pushServices,
    accessLog: config.accessLog,
    dataDir,
    uploads: tools.uploads,
    log,
    pdf: tools.pdf,
    web: join(root, 'web-app', 'dist'),
    offline: config.offline,
    chain: guard,
    evidence: eventLog,
    anchors,
    stamps,
    metricsToken: config.metricsToken,
    trustedProxies: config.trustedProxies,
    operators: config.operators,
    support: config.support,
    billing: tools.billing,
    ...(config.drill && { paypal: NO_PAYPAL }),
  } satisfies Parameters<typeof createApi>[0]
}

async function makeDemo(
  app: Api['app'],
  { config }: StartContext,
  { opened, progress }: ApiParts,
  processes: ProcessProgress,
) {
  const { store, guard } = opened

  const settled = async (timeout: number) => {
    const head = await store.head()
    const done = head === null ? null : await processes.waitFor(head, timeout)
    return done === null || (done !== undefined && (await progress.waitFor(done, timeout)))
  }

  const { dataDir } = config

  const made = await demoAtFirstStart(app, {
    store,
    settled,
    dataDir,
    now: new Date(),
    language: config.demoLanguage,
    tell: console.log,
  })

  if (!made) return
  await guard.anchor(new Date())
  // Compares the log with the anchor before a person looks.
  await guard.verify('whole')
}
