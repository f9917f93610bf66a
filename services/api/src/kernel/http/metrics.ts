import { PROCESS_ALIVE_MS } from '@workledger/contracts/kernel/durations'
import { standings } from '@workledger/projections/runner/standing'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ApiRequest } from './api-request'
import type { Condition } from './health'

/**
 * Milliseconds between two looks at the event loop, part of each measured lag. Every look wakes an
 * idle process; at 10 ms they are most of what it costs.
 */
const LAG_EVERY_MS = 50

/**
 * Reports this process to Prometheus, and the installation as its database is at the time of the
 * request.
 */
export class Metrics {
  private readonly registry = new Registry()
  private readonly requests: Histogram
  private readonly refusals: Counter
  private readonly gauges = new Map<string, Gauge>()

  constructor(
    private readonly pool: Pool,
    /** Roles of this process. */
    roles: Iterable<string> = ['api'],
  ) {
    // Includes the resident memory and the lag of the event loop.
    collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: LAG_EVERY_MS,
    })

    for (const role of roles)
      this.set('workledger_process_role', 'Roles of this process.', 1, { role })

    this.requests = new Histogram({
      name: 'workledger_http_request_seconds',
      help: 'Duration of answered requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    })

    this.refusals = new Counter({
      name: 'workledger_refused_callers_total',
      help: 'Calls refused for who made them or how often, by the code of the answer.',
      labelNames: ['code'],
      registers: [this.registry],
    })
  }

  get contentType() {
    return this.registry.contentType
  }

  /** Observes routes, not addresses, so that the number of series is limited. */
  observe(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request
      this.requests.observe(
        { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      )

      const { refusal } = request as ApiRequest
      if (refusal) this.refusals.inc({ code: refusal })
      done()
    })
  }

  async text(condition: Condition): Promise<string> {
    this.set('workledger_ready', 'Whether this process can do its work.', Number(condition.ready))

    this.set(
      'workledger_read_only',
      'Whether nothing is written because the event log was found to be changed.',
      Number(condition.read_only),
    )

    this.set(
      'workledger_projection_late_seconds',
      'Seconds for which the read tables have been behind the log.',
      condition.late_seconds,
    )

    // While the database is away, other values keep their last reading; workledger_ready shows it.
    if (condition.database) await this.fromDatabase()

    return this.registry.metrics()
  }

  private async fromDatabase(): Promise<void> {
    const { rows } = await this.pool.query(`select
      (select position from operations.head) as head, pg_database_size(current_database()) as size,
      (select count(*)::int from operations.parked) as parked,
      (select count(*)::int from vault.sessions where revoked_at is null and expires_at > now()) as sessions,
      (select coalesce(json_agg(json_build_object('roles', roles, 'queues', queues)), '[]') from operations.processes where seen_at > now() - interval '${PROCESS_ALIVE_MS} milliseconds') as processes`)

    const { head, size, parked, sessions, processes } = rows[0]
    this.set('workledger_log_position', 'Position of the last event.', Number(head))
    this.set('workledger_database_bytes', 'Size of the database.', Number(size))

    this.set(
      'workledger_parked_reactions',
      'Events that a reaction or process could not handle.',
      parked,
    )

    this.set('workledger_sessions', 'Sessions that are open.', sessions)

    for (const { projection, events, blocked, mended, rebuild } of await standings(this.pool)) {
      const of = { projection }

      this.set(
        'workledger_projection_lag_events',
        'Events that a projection has not taken in.',
        Math.max(0, Number(head) - events),
        of,
      )

      this.set(
        'workledger_projection_blocked_streams',
        'Streams that wait for an operator.',
        blocked,
        of,
      )

      this.set(
        'workledger_projection_mended_events',
        'Events whose bad values were left out of rows.',
        mended,
        of,
      )

      this.set(
        'workledger_projection_rebuilding',
        'Whether its tables are being rebuilt.',
        rebuild ? 1 : 0,
        of,
      )
    }

    for (const role of ['api', 'projector', 'worker'])
      this.set(
        'workledger_processes',
        'Processes with a role.',
        processes.filter((one: { roles: string[] }) => one.roles.includes(role)).length,
        { role },
      )

    const queues: Record<string, unknown>[] = processes.flatMap(
      (one: { queues: Record<string, unknown>[] }) => one.queues,
    )

    for (const queue of queues)
      for (const state of ['waiting', 'active', 'delayed', 'failed'])
        this.set('workledger_queue_jobs', 'Jobs of a queue by state.', Number(queue[state]), {
          queue: String(queue.name),
          state,
        })
  }

  private set(
    name: string,
    help: string,
    value: number,
    labels: Record<string, string> = {},
  ): void {
    let gauge = this.gauges.get(name)

    if (!gauge) {
      gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [this.registry] })
      this.gauges.set(name, gauge)
    }

    gauge.set(labels, value)
  }
}
