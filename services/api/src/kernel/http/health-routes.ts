import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Health } from './health'
import type { Metrics } from './metrics'
import { sendCode } from './problem'

/**
 * Serves `/healthz` (the process is alive), `/readyz` (it can work) and `/metrics` (for Prometheus,
 * with the bearer METRICS_TOKEN).
 */
export function serveHealth(
  fastify: FastifyInstance,
  health: Health,
  metrics: Metrics,
  token: string | undefined,
): void {
  fastify.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    // A restart would change nothing, and reads continue.
    return {
      status: 'alive',
      read_only: health.fault !== undefined,
      ...(health.fault ? { reason: health.fault } : {}),
    }
  })

  fastify.get('/readyz', async (_request, reply) => {
    const condition = await health.condition()
    reply.header('Cache-Control', 'no-store').status(condition.ready ? 200 : 503)
    if (!condition.ready) reply.header('Retry-After', '2')

    return condition
  })

  fastify.get('/metrics', async (request, reply) => {
    if (!token) return sendCode(request, reply, 'not_found')

    if (!matches(request.headers.authorization, `Bearer ${token}`))
      return sendCode(request, reply, 'auth.required')

    return reply
      .header('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text(await health.condition()))
  })
}

function matches(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
