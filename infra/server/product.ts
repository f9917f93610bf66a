import { join } from 'node:path'
import { Progress } from '@workledger/projections/runner/progress'
import type { Logger } from 'pino'
import type { Config } from './config'
import type { Database } from './database'
import { startHeartbeat } from './heartbeat'
import type { Lifecycle } from './lifecycle'
import { openLog } from './open-log'
import { openTools } from './open-tools'
import { root } from './root'
import { serveHealth } from './serve-health'
import { startApi } from './start-api'
import { startProjector } from './start-projector'
import { startProcesses, startWorkers } from './start-workers'

const { version } = require(join(root, 'infra', 'package.json')) as { version: string }

/** Starts the parts of this process's ROLES, each under its own login role. */
export async function startProduct(
  config: Config,
  database: Database,
  log: Logger,
  lifecycle: Lifecycle,
): Promise<void> {
  const context = { config, database, log, lifecycle }
  const { urls } = database
  const { roles } = config
  const opened = await openLog(context)
  const { store, guard } = opened
  lifecycle.goOn()

  const runner = roles.has('projector') ? startProjector(context, opened) : undefined
  const progress = new Progress(urls.wl_jobs, store, runner)
  lifecycle.onStop(() => progress.close())

  await serveHealth(
    config,
    { store, progress, chain: guard, vaultUrl: urls.wl_vault },
    log,
    lifecycle,
  )

  const parts = { opened, tools: await openTools(context, opened), progress }
  lifecycle.goOn()
  const processRunner = roles.has('worker') ? startProcesses(context, parts) : undefined
  const makesDemo = Boolean(config.demo && runner && processRunner)
  if (roles.has('api')) await startApi(context, { ...parts, processRunner, makesDemo })
  lifecycle.goOn()
  const queues = roles.has('worker') ? await startWorkers(context, parts) : undefined

  const heartbeat = startHeartbeat({
    connectionString: urls.wl_vault,
    roles,
    version,
    queues,
    beat: () => guard.look(),
  })

  lifecycle.onStop(() => heartbeat.stop())
}
