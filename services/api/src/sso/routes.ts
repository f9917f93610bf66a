import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccessConfig } from '../kernel/access/access-config'
import type { ApiRequest } from '../kernel/http/api-request'
import { MinuteLimit } from '../kernel/http/minute-limit'
import { networkOf } from '../kernel/http/network'
import { browserCookie, browserOf, inside } from './browser-cookie'
import type { ProviderFlow } from './provider-flow'

/** Page of the web app that opens the session. */
const PAGE = '/sign-on'

interface Tools {
  readonly flow: ProviderFlow
  readonly config: AccessConfig
}

const BASE = '/api/v1/auth/oidc'

/** Visits a minute of one network: an office signs in behind one address. */
const VISITS = 300

/** Serves the two addresses that a browser visits: to a company's provider, and back. */
export function serveProviderSignIn(fastify: FastifyInstance, { flow, config }: Tools): void {
  const pace = new MinuteLimit(VISITS)

  fastify.get<{ Params: { id: string }; Querystring: { to?: string } }>(
    `${BASE}/:id/start`,
    async (request, reply) => {
      pace.take(networkOf(request.ip))
      const { browser, cookie } = browserCookie(request.headers.cookie, config.publicUrl)
      const to = inside(typeof request.query.to === 'string' ? request.query.to : undefined)

      try {
        const url = await flow.begin(request.params.id, { browser, to })
        reply.header('Set-Cookie', cookie)
        return away(reply, url)
      } catch (error) {
        const { code, refusal } = await flow.refused(error, browser)
        ;(request as unknown as ApiRequest).refusal = refusal
        reply.header('Set-Cookie', cookie)
        return away(reply, `${PAGE}#code=${code}`)
      }
    },
  )

  fastify.get(`${BASE}/callback`, async (request, reply) => {
    pace.take(networkOf(request.ip))
    const query = request.url.slice(request.url.indexOf('?') + 1)
    const { code, refusal } = await flow.finish(query, browserOf(request.headers.cookie))
    if (refusal) (request as unknown as ApiRequest).refusal = refusal

    return away(reply, `${PAGE}#code=${code}`)
  })
}

/** Neither page may be kept, or told where the browser came from. */
const away = (reply: FastifyReply, to: string) =>
  reply
    .status(302)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('Location', to)
    .send()
