import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { FastifyInstance } from 'fastify'

/**
 * Applies a call's own limit to its JSON body if its contract has one. kernel/multipart.ts counts
 * forms.
 */
export function bodyLimits(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const limits = new Map<string, number>(
    endpoints.flatMap(({ method, path, limit, multipart }) =>
      limit && !multipart
        ? [[`${method} /api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`, limit] as const]
        : [],
    ),
  )

  fastify.addHook('onRoute', (route) => {
    const limit = limits.get(`${route.method} ${route.url}`)
    if (limit) route.bodyLimit = limit
  })
}
