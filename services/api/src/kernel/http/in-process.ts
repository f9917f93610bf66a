import { Injectable } from '@nestjs/common'
import { ModuleRef } from '@nestjs/core'
import type { AnswerOf, CallOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { derivedId, stepId } from '@workledger/event-store/ids'
import { Access } from '../access/access'
import { OwnGain } from '../access/own-gain'
import { Commands } from '../commands/commands'
import { Queries } from '../lists/queries'
import { Call } from './call'
import { Ctx, type Session } from './context'
import { parsed } from './parse'
import { routes } from './route'

/** Multiple of the waiting time of an HTTP caller. */
const IN_PROCESS_PATIENCE = 24

interface InProcessOptions {
  session?: Session
  at?: Date
  wait?: boolean
  /** The revision that the caller saw, as in If-Match. */
  revision?: number
  /**
   * The call is a part of a request: a repeated request repeats it without a second effect. Parts
   * of one request have different names.
   */
  part?: { readonly of: Ctx; readonly name: string }
}

/**
 * Calls an endpoint inside the process, with the same authorisation, parsing and handler as over
 * HTTP. The caller chooses the time and, with `wait: false`, does not wait for the read tables. The
 * demo company is made with it.
 */
@Injectable()
export class InProcess {
  constructor(
    private readonly access: Access,
    private readonly gain: OwnGain,
    private readonly modules: ModuleRef,
    readonly commands: Commands,
    readonly queries: Queries,
  ) {}

  /** Returns the id of the first record that a part of a request will make. */
  idMadeBy({ of, name }: NonNullable<InProcessOptions['part']>): string {
    return derivedId(stepId(of.commandId, name), 0)
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E> & InProcessOptions,
  ): Promise<AnswerOf<E>> {
    const { session, part, revision, at = part?.of.now ?? new Date(), wait = true } = input
    const raw = input as { params?: Record<string, string>; query?: unknown; body?: unknown }
    const who = await this.access.authorizeSession(endpoint, raw.params ?? {}, session)

    const content = parsed(endpoint, {
      params: raw.params ?? {},
      query: raw.query ?? {},
      body: raw.body ?? {},
    })

    const ctx = Ctx.begin(session?.user.id ?? 'anonymous', at, {
      impersonator: session?.impersonator ?? null,
      token: session?.token,
      wait,
      ...(part && {
        id: stepId(part.of.commandId, part.name),
        repeatable: part.of.repeatable,
        beforeAppend: part.of.request.beforeAppend,
      }),
    })

    // The demo company takes longer on a busy machine and must not stop half-way.
    if (!part) ctx.request.patience = IN_PROCESS_PATIENCE
    if (await this.gain.ofAddress(endpoint, who)) ctx.markAlone()
    const route = routes.get(endpoint)!
    const controller = this.modules.get(route.controller, { strict: false })

    return controller[route.method](
      new Call<E>(
        endpoint,
        { ...content, ctx },
        { ...who, address: 'in process', looks: true, ...(revision !== undefined && { revision }) },
        this,
      ),
    )
  }
}
