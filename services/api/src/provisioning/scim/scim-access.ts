import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import { PROVISION_SCOPE } from '@workledger/contracts/kernel/token-scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../kernel/access/access'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import { ReadOnly } from '../../kernel/access/read-only'
import { looksLikeApiToken } from '../../kernel/access/token-format'
import { Ctx, type Session } from '../../kernel/http/context'
import { type MinuteLimit, TOKEN_LIMIT, WRITE_LIMIT } from '../../kernel/http/minute-limit'
import type { ScimRequest } from './scim-request'

/** Scopes of the documented calls that SCIM makes in the token's name. */
const callScopes = ['people:read', 'people:write', 'structure:write']

type Params = { ws: string; id?: string }
export type HttpRequest = FastifyRequest<{ Params: Params; Querystring: Record<string, unknown> }>

/** Decides whether a request may use SCIM in a company. */
@Injectable()
export class ScimAccess {
  constructor(
    private readonly access: Access,
    private readonly readOnly: ReadOnly,
    @Inject(TOKEN_LIMIT) private readonly tokens: MinuteLimit,
    @Inject(WRITE_LIMIT) private readonly writes: MinuteLimit,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /** Returns the address of a company's SCIM resources. */
  baseOf = (workspace: string) => `${this.config.publicUrl.replace(/\/$/, '')}/scim/v2/${workspace}`

  async begin(request: HttpRequest, reply: FastifyReply): Promise<ScimRequest> {
    const { ws } = request.params
    const session = await this.session(request)
    const token = session.token!
    this.pace(token.id, reply)
    if (request.method !== 'GET') this.writes.take(session.user.id)
    const membership = session.memberships.find(({ workspace }) => workspace === ws)
    if (!membership || !UUID.test(ws)) return refuse('not_found')
    if (!token.scopes.includes(PROVISION_SCOPE))
      refuse('token.scope', { params: { scope: PROVISION_SCOPE } })
    if (!membership.permissions.includes('edit_company')) refuse('access.denied')
    const extended: Session = {
      ...session,
      token: { ...token, scopes: [...token.scopes, ...callScopes] },
    }
    const match = request.headers['if-match']

    return {
      workspace: ws,
      employee: membership.employee,
      session: extended,
      ctx: Ctx.begin(session.user.id, new Date(), {
        impersonator: session.impersonator,
        token,
        id: request.id,
      }),
      base: this.baseOf(ws),
      version: match,
      query: request.query,
      undone: { code: null },
      open: () => this.readOnly.refuse(ws),
    }
  }

  private async session(request: HttpRequest): Promise<Session> {
    const header = request.headers.authorization ?? ''
    const sent = header.toLowerCase().startsWith('bearer ') ? header.slice(7).trim() : undefined
    if (!sent) return refuse('auth.required')
    const session = await this.access.sessionOf(sent, request.ip)
    if (!session) return refuse(looksLikeApiToken(sent) ? 'token.invalid' : 'auth.required')

    // A person does not act as a directory.
    return session.token ? session : refuse('token.scope', { params: { scope: PROVISION_SCOPE } })
  }

  private pace(token: string, reply: FastifyReply): void {
    const pace = this.tokens.tryToTake(token)
    if (!pace) return
    reply.header('RateLimit-Policy', `"token";q=${pace.limit};w=60`)
    reply.header('RateLimit', `"token";r=${pace.left};t=${pace.wait ?? pace.reset}`)
    if (pace.wait) refuse('rate.limited', { retryAfter: pace.wait })
  }
}
