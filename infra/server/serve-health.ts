import { HealthServer } from '@workledger/api/kernel/http/health-server'
import type { Logger } from 'pino'
import type { Config } from './config'
import type { Lifecycle } from './lifecycle'
import { portError } from './port'

type Parts = Pick<
  ConstructorParameters<typeof HealthServer>[0],
  'store' | 'progress' | 'chain' | 'vaultUrl'
>

/**
 * Serves health and metrics alone: at HEALTH_PORT or, without it, at PORT in a process without the
 * role api. Several such processes may share a machine and a PORT, so the second one continues
 * without them and logs that.
 */
export async function serveHealth(
  config: Config,
  parts: Parts,
  log: Logger,
  lifecycle: Lifecycle,
): Promise<void> {
  const { roles, healthPort, port, host, metricsToken } = config
  if (healthPort === undefined && roles.has('api')) return
  const server = new HealthServer({ ...parts, roles, metricsToken })
  lifecycle.onStop(() => server.close())

  await server.listen(healthPort ?? port, host).catch((error) => {
    if (healthPort !== undefined) throw portError(error, host, healthPort)
    log.warn(
      `Port ${port} is in use, so this process serves no health: give it a HEALTH_PORT of its own.`,
    )
  })
}
