import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { Access } from './access'
import { Call, Ctx } from './context'
import { Idempotency, Replayed } from './idempotency'
import { parse } from './parse'
import { ReadOnly } from './read-only'
import { RecordViews } from './record-views'
import { WRITE_LIMIT, type WriteLimit } from './write-limit'

const ENDPOINT = 'workledger:endpoint'

/** Authenticates, authorises and parses every call, in this order, so that nobody learns what they may not ask. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
    private readonly idempotency: Idempotency,
    private readonly readOnly: ReadOnly,
    private readonly views: RecordViews,
    @Inject(WRITE_LIMIT) private readonly writes: WriteLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest()
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler())
    const token = endpoint.traceless ? undefined : bearer(request.headers.authorization)
    const who = await this.access.authorize(endpoint, request.params, token)
    if (endpoint.method !== 'GET' && who.session) this.writes.take(who.session.impersonator ?? who.session.user.id)
    const beforeAppend = await this.readOnly.check(endpoint, who, request.params)
    const { params, query, body } = await parse(endpoint, request)
    const session = who.session
    const key = request.headers['idempotency-key']
    const claim =
      key && session && endpoint.method !== 'GET'
        ? await this.idempotency.claim(session.user.id, String(key), { method: endpoint.method, url: request.url, body })
        : undefined
    if (claim?.answered) throw new Replayed(claim.answered)
    const ctx = Ctx.of(session?.user.id ?? 'anonymous', claim?.at, {
      impersonator: session?.impersonator ?? null,
      id: claim?.command_id,
      repeatable: claim !== undefined,
      beforeAppend,
    })
    const revision = ifMatch(request)
    const call: Call<any> = new Call<any>(endpoint, params, query, body as never, ctx, {
      ...who,
      address: request.ip,
      ...(request.headers['user-agent'] ? { agent: request.headers['user-agent'] } : {}),
      ...(token ? { token } : {}),
      ...(revision !== undefined ? { revision } : {}),
    })
    if (claim) call.complete = claim.complete
    request.call = call
    this.views.asked(endpoint, who, request.params)
    return true
  }
}

const bearer = (header: string | undefined) => (header?.startsWith('Bearer ') ? header.slice(7) : undefined)

/** `If-Match: "7"`: the revision that the caller saw. */
const ifMatch = (request: { headers: Record<string, string | undefined> }) => {
  const found = /^(?:W\/)?"?(\d+)"?$/.exec(request.headers['if-match'] ?? '')
  return found ? Number(found[1]) : undefined
}
