import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { uuid } from '@workledger/event-store/ids'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

interface Known {
  id?: string
  traceless?: boolean
  call?: { ctx: { correlationId: string } }
}

/**
 * Makes the id of each request. Ids from callers are ignored, because events would carry a
 * stranger's text.
 */
export const newRequestId = (): string => uuid()

/**
 * Returns the id of a request, the correlation id of its events; a repetition has that of the first
 * attempt. Undefined for calls that keep no trace of the caller.
 */
export function requestIdOf(request: Known | undefined): string | undefined {
  if (!request || request.traceless) return undefined
  return request.call?.ctx.correlationId ?? request.id
}

/** Adds the id to each answer and, with `accessLog`, logs a line when it is sent. */
export function identifyRequests(
  fastify: FastifyInstance,
  endpoints: readonly Endpoint[],
  accessLog: Logger | undefined,
): void {
  const traceless = new Set(endpoints.filter((endpoint) => endpoint.traceless).map(routeOf))
  const isTraceless = (url: string | undefined) => traceless.has(url ?? '')

  fastify.addHook('onRequest', (request, _, done) => {
    if (isTraceless(request.routeOptions.url)) Object.assign(request, { traceless: true })
    done()
  })

  fastify.addHook('onSend', (request, reply, _, done) => {
    const id = requestIdOf(request as Known)
    if (id) reply.header('X-Request-Id', id)
    done()
  })

  if (!accessLog) return

  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request
    const route = routeOptions.url
    // Pages reveal no more than calls, and one of them is a survey's.
    if ((request as Known).traceless || !route || route.includes('*')) return

    accessLog.info(
      {
        request_id: requestIdOf(request as Known),
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: plainAddress(ip),
      },
      'request',
    )
  })
}

const routeOf = ({ root, path }: Endpoint): string =>
  `${root ? '' : '/api/v1'}${path.replace(/\{(\w+)\}/g, ':$1')}`

/** Returns an IPv4 address in its usual form; a dual-stack socket gives `::ffff:192.0.2.1`. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
