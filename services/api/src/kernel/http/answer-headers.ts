import type { FastifyInstance } from 'fastify'

/**
 * Sets headers on every answer: browsers do not guess its type, do not cache personal data, and
 * stay on https after they used it.
 */
export function answerHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:')

  fastify.addHook('onSend', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    if (secure) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')

    if (/^\/api\/|\/v1\/public\//.test(request.url) && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store')
  })
}
