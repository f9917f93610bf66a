import type { ExecutionContext } from '@nestjs/common'
import type { Deprecation, Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { FastifyReply } from 'fastify'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Returns the headers that announce the end of a call: `Deprecation` (RFC 9745, a date as seconds)
 * and `Sunset` (RFC 8594, an HTTP date).
 */
export const deprecationHeaders = ({ since, until }: Deprecation): Record<string, string> => ({
  Deprecation: `@${midnight(since).getTime() / 1000}`,
  Sunset: midnight(until).toUTCString(),
  Link: '</api/docs/list>; rel="deprecation"; type="text/html"',
})

/** Sends these headers with each answer of a deprecated call. */
export function announceEnd({ deprecated }: Endpoint, context: ExecutionContext): void {
  if (deprecated)
    context.switchToHttp().getResponse<FastifyReply>().headers(deprecationHeaders(deprecated))
}
