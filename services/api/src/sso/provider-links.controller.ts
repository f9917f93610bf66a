import { Controller, Inject } from '@nestjs/common'
import { providerLinksApi as api } from '@workledger/contracts/access/provider-links.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { FastifyReply } from 'fastify'
import { type ConfirmedLink, LinkConfirmations } from '../access/link-confirmations.port'
import { ProviderSignIns } from '../access/provider-sign-ins.port'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { browserCookie, browserOf } from './browser-cookie'
import { Entering } from './entering'
import { Providers } from './providers'

/** The first sign-in by a provider to an account that exists. */
@Controller()
export class ProviderLinksController {
  constructor(
    private readonly providers: Providers,
    private readonly entering: Entering,
    private readonly signIns: ProviderSignIns,
    private readonly confirmations: LinkConfirmations,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.confirmProviderLink)
  async confirm(call: Call<typeof api.confirmProviderLink>, reply: FastifyReply) {
    const { ctx, address } = call
    reply.header('Cache-Control', 'no-store')
    const { challenge, ...given } = call.body
    const where = { browser: browserOf(reply.request.headers.cookie), address }

    return this.open(call, await this.confirmations.confirm(ctx, challenge, given, where))
  }

  /** The cookie is kept for as long as the mailed link works. */
  @Route(api.mailProviderLink)
  async mail({ body, ctx }: Call<typeof api.mailProviderLink>, reply: FastifyReply) {
    const { cookie: cookies } = reply.request.headers
    const browser = browserOf(cookies)
    await this.confirmations.mail(ctx, body.challenge, browser, (id) => this.providers.byId(id))
    reply.header('Set-Cookie', browserCookie(cookies, this.config.publicUrl).cookie)

    return {}
  }

  @Route(api.openMailedLink)
  async mailed(call: Call<typeof api.openMailedLink>, reply: FastifyReply) {
    const { user, key } = call.body
    reply.header('Cache-Control', 'no-store')
    const browser = browserOf(reply.request.headers.cookie)

    return this.open(call, await this.confirmations.mailed(user, key, browser))
  }

  /** Links the account, which the sign-in may still refuse, and opens its session. */
  private async open(
    { ctx, agent }: Pick<Call, 'ctx' | 'agent'>,
    { user, answer, second }: ConfirmedLink,
  ) {
    const { claims, to } = answer
    if (!claims) return refuse('sso.answer')
    const provider = await this.providers.byId(answer.provider)
    await this.entering.enter(ctx, provider, claims, user)
    const { authenticated_at } = claims
    const by = { provider: provider.id, authenticated_at, second }

    return { ...(await this.signIns.openConfirmed(ctx, user, agent, by)), to }
  }
}
