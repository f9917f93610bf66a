import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import type { OpenedLog } from './open-log'
import type { StartContext } from './start-context'

/** Keeps the read tables up to date, and rebuilds those of an older version. */
export function startProjector(
  { database, log, lifecycle }: StartContext,
  { store }: OpenedLog,
): ProjectionRunner {
  const onError = (error: unknown, where: string) =>
    log.error({ err: error, where }, 'projection failed')
  const options = { connectionString: database.urls.wl_projector, store, projections, onError }
  const runner = new ProjectionRunner(options)
  lifecycle.onStop(() => runner.stop())
  runner.start()
  const rebuilder = new Rebuilder(options)
  lifecycle.onStop(() => rebuilder.stop())
  rebuilder.start()

  return runner
}
