import { setTimeout as pause } from 'node:timers/promises'
import { ExportMaker } from '@workledger/api/privacy/exports/export-maker'
import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import { createPool } from '@workledger/event-store/postgres/connections'
import { Positions } from '@workledger/event-store/secrets/positions'
import { removeEarlierUploads } from '@workledger/jobs/kernel/earlier-uploads'
import { ProcessRunner } from '@workledger/jobs/kernel/process-runner'
import type { QueueCounts } from '@workledger/jobs/kernel/queues'
import type { Traces } from '@workledger/jobs/kernel/traces'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import { expectations, processes, uploads } from '@workledger/jobs/registry'
import { createWorkers } from '@workledger/jobs/workers'
import type { Progress } from '@workledger/projections/runner/progress'
import type { Lifecycle } from './lifecycle'
import type { OpenedLog } from './open-log'
import type { OpenedTools } from './open-tools'
import type { StartContext } from './start-context'

interface WorkerParts {
  readonly opened: OpenedLog
  readonly tools: OpenedTools
  readonly progress: Progress
}

/** Runs the processes, which react to events across streams. */
export function startProcesses(
  context: StartContext,
  { opened, tools, progress }: WorkerParts,
): ProcessRunner {
  const { config, database, log, lifecycle } = context
  const { store, kept, vault } = opened
  const { urls, originKey } = database
  const { jobReads: reads } = tools

  const traces = new StoredTraces({
    store,
    vaultUrl: urls.wl_vault,
    jobsUrl: urls.wl_jobs,
    dataDir: config.dataDir,
    uploads: tools.uploads,
  })

  lifecycle.onStop(() => traces.close())

  const means = {
    store,
    kept,
    jobsUrl: urls.wl_jobs,
    reads,
    progress,
    masterKey: originKey,
    vault,
    traces,
  }

  const runner = new ProcessRunner({ ...means, processes, expectations, log })
  lifecycle.onStop(() => runner.stop())
  runner.start()
  tidyEarlierUploads(context, { traces, store, reads, progress })

  return runner
}

/** Notes owners of uploads, and deletes unused ones of earlier versions, in the background. */
function tidyEarlierUploads(
  { database, log, lifecycle }: StartContext,
  {
    progress,
    ...means
  }: Pick<Parameters<typeof removeEarlierUploads>[0], 'store' | 'reads'> & {
    traces: Traces
    progress: Progress
  },
): void {
  const jobs = createPool({ connectionString: database.urls.wl_jobs, max: 1 })
  const stopped = () => lifecycle.isStopping

  const done = waitForTables(progress, lifecycle)
    .then(() => means.traces.noteOwners(stopped))
    .then(() => removeEarlierUploads({ ...means, uploads, jobs, stopped }))
    .catch((error) => log.warn({ err: error }, 'earlier uploads'))
    .finally(() => jobs.end())

  lifecycle.onStop(() => done)
}

/** Starts the queues' workers, and returns the function that counts them. */
export async function startWorkers(
  context: StartContext,
  { opened, tools, progress }: WorkerParts,
): Promise<() => Promise<QueueCounts[]>> {
  const { config, database, log, lifecycle } = context
  const { store, kept } = opened
  const { urls, originKey, identity } = database
  const { redisUrl, smtpUrl, mailFrom, publicUrl, dataDir, outgoingNetworks } = config
  await waitForTables(progress, lifecycle)
  lifecycle.goOn()
  const secrets = createPool({ connectionString: urls.wl_vault, max: 1 })
  const positions = new Positions(secrets, originKey)

  const workers = await createWorkers({
    store,
    kept,
    reads: tools.jobReads,
    jobsUrl: urls.wl_jobs,
    vaultUrl: urls.wl_vault,
    masterKey: originKey,
    redisUrl,
    // A copy must not take jobs of the installation from which it was copied.
    queuePrefix: identity?.ancestors.length ? `workledger-${identity.id}` : undefined,
    smtpUrl,
    mailFrom,
    publicUrl,
    dataDir,
    pdf: tools.pdf,
    picture: tools.files.picture.bind(tools.files),
    exports: exportMaker(opened, tools, { dataDir, positions }),
    billing: tools.billing,
    outgoingNetworks,
    drill: config.drill,
    log,
  })

  lifecycle.onStop(async () => {
    await workers.close()
    await secrets.end()
  })

  return workers.counts
}

const exportMaker = (
  { eventLog, anchors, stamps, vault }: OpenedLog,
  { jobReads, files, pdf, uploads }: OpenedTools,
  { dataDir, positions }: { dataDir: string; positions: Positions },
) =>
  new ExportMaker({
    reads: jobReads,
    log: eventLog,
    anchors,
    stamps,
    vault,
    positions,
    files,
    pdf,
    made: exportStoreOf(dataDir, uploads),
  })

/** Waits for tables of this version, from which mails are written. */
async function waitForTables(progress: Progress, lifecycle: Lifecycle): Promise<void> {
  while (!lifecycle.isStopping && !(await progress.standing()).current) await pause(250)
}
