import { POSITION_HEADER } from '@workledger/contracts/kernel/live-path'
import type { Progress } from '@workledger/projections/runner/progress'
import type { FastifyInstance } from 'fastify'

/**
 * Sets headers on every answer: browsers do not guess its type, do not cache personal data, and
 * stay on https after they used it.
 */
export function answerHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:')

  fastify.addHook('onSend', (request, reply, _, done) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    if (secure) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')

    if (/^\/api\/|\/v1\/public\//.test(request.url) && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store')

    done()
  })
}

/**
 * Tells with each answer to a signed-in caller what the read tables showed when the call arrived. A
 * page names it to the live channel, which then sends what changed meanwhile.
 */
export function tellPosition(fastify: FastifyInstance, progress: Pick<Progress, 'shown'>): void {
  fastify.addHook('onRequest', ({ url, headers }, reply, done) => {
    const isAsked = headers.authorization && url.startsWith('/api/')
    const position = isAsked ? progress.shown() : null
    if (position !== null) reply.header(POSITION_HEADER, position)
    done()
  })
}
