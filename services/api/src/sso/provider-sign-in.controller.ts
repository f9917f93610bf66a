import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import type { FastifyReply } from 'fastify'
import { Attempts, limit } from '../access/attempts.port'
import { LinkConfirmations } from '../access/link-confirmations.port'
import { ProviderSignIns } from '../access/provider-sign-ins.port'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { networkOf } from '../kernel/http/network'
import { Route } from '../kernel/http/route'
import { browserCookie, browserOf, inside } from './browser-cookie'
import { Entering } from './entering'
import { ProviderFlow } from './provider-flow'
import { Providers } from './providers'

/** Second factors; emergency access needs one. */
const OWN_WAYS = ['totp', 'passkey']

/** Sign-ins by a company's provider, and the way around it in an emergency. */
@Controller()
export class ProviderSignInController {
  constructor(
    private readonly providers: Providers,
    private readonly flow: ProviderFlow,
    private readonly entering: Entering,
    private readonly signIns: ProviderSignIns,
    private readonly confirmations: LinkConfirmations,
    private readonly attempts: Attempts,
    private readonly commands: Commands,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /** Answers by the domain alone, so it does not tell which accounts exist. */
  @Route(api.offeredProviders)
  async offered({ body, address }: Call<typeof api.offeredProviders>) {
    await this.attempts.take(limit(`sign-in offers from ${networkOf(address)}`, 60, 5))
    const domain = body.email.slice(body.email.lastIndexOf('@') + 1)
    const found = await this.providers.ofDomain(domain)

    return {
      data: found.map(({ id, name, company }) => ({
        ...{ id, name, company },
        start: `/api/v1/auth/oidc/${id}/start`,
      })),
    }
  }

  @Route(api.openProviderSession)
  async open(call: Call<typeof api.openProviderSession>, reply: FastifyReply) {
    const { body, ctx, agent } = call
    reply.header('Cache-Control', 'no-store')
    const answer = await this.flow.take(body.code, browserOf(reply.request.headers.cookie))
    if (!answer) return refuse('sso.expired')
    const { claims, refusal, to, session } = answer
    if (refusal) return refuse(refusal.code, { params: refusal.params ?? {} })
    if (!claims) return refuse('sso.answer')
    const provider = await this.providers.byId(answer.provider)

    if (session) {
      const user = await this.entering.linkedUser(provider.id, claims.subject)
      const own = user !== undefined && user === (await this.signIns.userOfSession(session))
      if (!own) refuse('sso.other_person')
      if (!claims.authenticated_at) return refuse('sso.not_fresh')
      await this.signIns.confirmed(session, claims.authenticated_at)

      return { token: null, to }
    }

    const { user, linked } = await this.entering.enter(ctx, provider, claims)
    if (!linked) return this.confirmations.ask(user, answer, provider)
    const by = { provider: provider.id, authenticated_at: claims.authenticated_at, to }

    return { ...(await this.signIns.open(ctx, user, agent, by)), to }
  }

  @Route(api.confirmByProvider)
  async confirm(call: Call<typeof api.confirmByProvider>, reply: FastifyReply) {
    const { session, body } = call
    if (session.impersonator) refuse('access.impersonating')
    if (!session.provider) return refuse('sso.other_way')
    const { browser, cookie } = browserCookie(reply.request.headers.cookie, this.config.publicUrl)
    const to = inside(body.to)
    const url = await this.flow.begin(session.provider, { browser, to, session: session.id })
    reply.header('Set-Cookie', cookie)

    return { data: { url } }
  }

  /** The log has the use before the session gets in. */
  @Route(api.useEmergencyAccess)
  async emergency({ session, body, ctx }: Call<typeof api.useEmergencyAccess>) {
    if (session.impersonator) refuse('access.impersonating')
    const { workspace, reason } = body
    const barred = session.barred?.find((each) => each.workspace === workspace)
    const provider = barred && (await this.providers.ofWorkspace(workspace))
    if (!barred || !provider?.emergency.includes(barred.employee))
      return refuse('sso.not_emergency')
    if (session.provider || !OWN_WAYS.includes(session.second ?? '')) refuse('sso.second_factor')

    await this.commands.in(ctx, workspace).append(signOnDecider, workspace, {
      ...{ type: 'use-emergency', workspace_id: workspace, reason },
      employee_id: barred.employee,
      user_id: session.user.id,
      session_id: session.id,
    })

    await this.signIns.admit(session.id, workspace)

    return {}
  }
}
