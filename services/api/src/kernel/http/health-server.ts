import type { AddressInfo } from 'node:net'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { EventStore } from '@workledger/event-store/port'
import { createPool } from '@workledger/event-store/postgres/connections'
import type { Progress } from '@workledger/projections/runner/progress'
import type { Pool } from 'pg'
import { Health } from './health'
import { serveHealth } from './health-routes'
import { Metrics } from './metrics'

interface HealthServerOptions {
  readonly store: EventStore
  readonly progress: Progress
  readonly chain: Pick<Chain, 'fault'>
  /** Connects as wl_vault. */
  readonly vaultUrl: string
  readonly roles: Iterable<string>
  /** Without it /metrics does not exist. */
  readonly metricsToken?: string | undefined
}

/** Serves only `/healthz`, `/readyz` and `/metrics`, for a process without the interface. */
export class HealthServer {
  private readonly pool: Pool
  private readonly adapter = new FastifyAdapter()

  constructor(options: HealthServerOptions) {
    this.pool = createPool({
      connectionString: options.vaultUrl,
      max: 1,
      statement_timeout: 10_000,
      connectionTimeoutMillis: 5_000,
    })
    const health = new Health(options.store, options.progress, options.chain)

    serveHealth(
      this.adapter.getInstance(),
      health,
      new Metrics(this.pool, options.roles),
      options.metricsToken,
    )
  }

  /** Listens and returns the port. */
  async listen(port: number, host: string): Promise<number> {
    const fastify = this.adapter.getInstance()
    await fastify.listen({ port, host })
    return (fastify.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    const fastify = this.adapter.getInstance()
    fastify.server.closeAllConnections()
    await fastify.close()
    await this.pool.end()
  }
}
