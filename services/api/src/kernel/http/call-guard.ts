import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { FastifyReply } from 'fastify'
import { Access } from '../access/access'
import { DownloadLinks } from '../access/download-links'
import { OwnGain } from '../access/own-gain'
import { ReadOnly } from '../access/read-only'
import { RecordViews } from '../access/record-views'
import { Commands } from '../commands/commands'
import { Queries } from '../lists/queries'
import { answersNoContent } from './answers-no-content'
import type { ApiRequest } from './api-request'
import { askerOf } from './asker'
import { Call } from './call'
import { Ctx } from './context'
import { announceEnd } from './deprecation'
import { FirstAttempts } from './first-attempts'
import { Idempotency, Replayed } from './idempotency'
import { type MinuteLimit, TOKEN_LIMIT, WRITE_LIMIT } from './minute-limit'
import { parse } from './parse'
import { plainAddress } from './request-id'

const ENDPOINT = 'workledger:endpoint'

/**
 * Authenticates, authorises and parses every call, in this order, so that callers learn nothing
 * beyond their rights.
 */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
    private readonly idempotency: Idempotency,
    private readonly attempts: FirstAttempts,
    private readonly readOnly: ReadOnly,
    private readonly views: RecordViews,
    private readonly links: DownloadLinks,
    private readonly gain: OwnGain,
    @Inject(WRITE_LIMIT) private readonly writes: MinuteLimit,
    @Inject(TOKEN_LIMIT) private readonly tokens: MinuteLimit,
    readonly commands: Commands,
    readonly queries: Queries,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ApiRequest>()
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler())

    // Mail scanners and previews open links with HEAD, which does nothing and uses up no key.
    if (request.method === 'HEAD' && actsOnGet(endpoint))
      throw new Replayed({ status: 204, answer: null })

    announceEnd(endpoint, context)
    const token = endpoint.traceless ? undefined : bearer(request.headers.authorization)
    const key = endpoint.method === 'GET' ? undefined : request.headers['idempotency-key']
    const link = endpoint.byLink && !token && request.query.key

    const who = await this.identify(endpoint, request, { token, link }).catch((refusal) =>
      this.replayed(endpoint, request, { token, key }, refusal),
    )

    if (who.session?.token) this.paceToken(who.session.token.id, context)
    const asker = askerOf(who.session, who.caller?.workspace, request.ip)
    request.person = asker.person

    if (endpoint.method !== 'GET' && who.session)
      this.writes.take(who.session.impersonator ?? who.session.user.id)

    const beforeAppend = await this.readOnly.check(endpoint, who, request.params)
    const content = await parse(endpoint, request, asker)
    const revision = ifMatch(request)
    const session = who.session

    const claim =
      key && session
        ? await this.idempotency.claim(
            session.user.id,
            String(key),
            requestRecord(endpoint, request, content.body),
          )
        : undefined

    if (claim?.answered) throw new Replayed(claim.answered)

    const alone = await this.gain.ofAddress(endpoint, who).catch((refusal) => {
      void claim?.release(false)
      throw refusal
    })

    const ctx = Ctx.begin(session?.user.id ?? 'anonymous', claim?.at, {
      impersonator: session?.impersonator ?? null,
      token: session?.token,
      id: claim?.command_id ?? (endpoint.traceless ? undefined : request.id),
      repeatable: claim !== undefined,
      beforeAppend,
    })

    if (alone) ctx.markAlone()

    const authority = {
      ...who,
      address: plainAddress(request.ip),
      ...(request.headers['user-agent'] ? { agent: request.headers['user-agent'] } : {}),
      ...(token ? { token } : {}),
      ...(revision !== undefined ? { revision } : {}),
    }

    const call = new Call(endpoint, { ...content, ctx }, authority, this)

    if (claim && session) {
      const wrote = () => this.attempts.wrote(session, claim.command_id)
      Object.assign(call, { complete: claim.complete, release: claim.release, wrote })
    }

    request.call = call
    this.views.asked(endpoint, who, request.params)

    return true
  }

  /** Limits the calls of one token, and tells its program how many are left. */
  private paceToken(token: string, context: ExecutionContext): void {
    const pace = this.tokens.tryToTake(token)
    if (!pace) return
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    reply.header('RateLimit-Policy', `"token";q=${pace.limit};w=60`)
    reply.header('RateLimit', `"token";r=${pace.left};t=${pace.wait ?? pace.reset}`)
    if (pace.wait) refuse('rate.limited', { retryAfter: pace.wait })
  }

  private async identify(
    endpoint: Endpoint,
    { params, url, ip }: ApiRequest,
    { token, link }: { token: string | undefined; link: unknown },
  ) {
    if (!link) return this.access.authorize(endpoint, params, token, ip)
    const session = await this.links.use(params.ws ?? refuse('not_found'), url, String(link))

    return this.access.authorizeSession(endpoint, params, session)
  }

  /**
   * Repeats the answer of an earlier attempt, or gives it for the first time. The record may be
   * gone because that attempt removed it.
   */
  private async replayed(
    endpoint: Endpoint,
    request: ApiRequest,
    { token, key }: { token: string | undefined; key: unknown },
    refusal: unknown,
  ): Promise<never> {
    const gone =
      refusal instanceof CodedError && refusal.code === 'not_found' && !endpoint.multipart
    const session =
      gone && key && token ? await this.access.sessionOf(token, request.ip) : undefined

    if (session) {
      const parsed = await parse(endpoint, request, askerOf(session, undefined, request.ip)).catch(
        () => {
          throw refusal
        },
      )

      const earlier = await this.idempotency.earlier(
        session.user.id,
        String(key),
        requestRecord(endpoint, request, parsed.body),
      )

      if (earlier?.answered) throw new Replayed(earlier.answered)

      if (
        earlier &&
        answersNoContent(endpoint) &&
        (await this.attempts.wrote(session, earlier.command_id))
      )
        throw new Replayed({ status: 204, answer: null })
    }

    throw refusal
  }
}

/** Returns what identifies a repeated request, including the headers that change its meaning. */
const requestRecord = ({ method }: Endpoint, { url, headers }: ApiRequest, body: unknown) => ({
  method,
  url,
  body,
  ...(headers['if-match'] === undefined
    ? {}
    : { headers: { 'if-match': String(headers['if-match']) } }),
})

const actsOnGet = ({ method, acts, byLink, who }: Endpoint) =>
  method === 'GET' && Boolean(acts || byLink || who === 'key')

const bearer = (header: string | undefined) =>
  header?.startsWith('Bearer ') ? header.slice(7) : undefined

/**
 * Parses `If-Match: "7"`, the revision that the caller saw. `*` only requires that the record
 * exists.
 */
const ifMatch = (request: ApiRequest) => {
  const sent = request.headers['if-match']?.trim()
  if (sent === undefined || sent === '*') return undefined
  const found = /^(?:W\/)?(?:"(\d{1,15})"|(\d{1,15}))$/.exec(sent)

  return found ? Number(found[1] ?? found[2]) : refuse('request.if_match')
}
