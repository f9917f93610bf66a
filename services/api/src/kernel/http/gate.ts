import type { Progress } from '@workledger/projections/runner/progress'
import type { FastifyInstance } from 'fastify'
import { sendCode } from './problem'

const LOOK = 250

/** Opens calls when the read tables have this version's shape. During a rebuild they answer 503. */
export async function openWhenCurrent(
  fastify: FastifyInstance,
  progress: Progress,
): Promise<{ close(): void }> {
  let timer: NodeJS.Timeout | undefined
  let open = false

  const look = async () => {
    const standing = await progress.standing().catch(() => undefined)
    open = standing?.current ?? false
    if (!open) timer = setTimeout(look, LOOK)
  }

  await look()

  fastify.addHook('onRequest', (request, reply, done) => {
    if (open || !request.url.startsWith('/api/')) return done()
    void sendCode(request, reply.header('Retry-After', '2'), 'service.starting')
  })

  return { close: () => clearTimeout(timer) }
}
