import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { actsFor } from '../http/acts-for'
import type { Call } from '../http/call'
import type { Authority } from '../http/context'
import { Queries } from '../lists/queries'

/** An act by which only the gainers would profit. */
interface GainfulAct {
  readonly workspace: string
  readonly call: Pick<Endpoint, 'who' | 'method' | 'permission'>
  readonly about: string | null
  readonly gainers: readonly string[]
  readonly needs?: string
}

/** Token of the search for other people who could do an act; the access area provides it. */
export const FIND_OTHERS = Symbol('finds others for an act')

export type FindOthers = (
  db: Reads,
  act: GainfulAct,
) => Promise<readonly { readonly name: string }[]>

interface GainOptions {
  /** The owner of the record, if different from the person who gains. */
  about?: string
  /** Code of the refusal, if the area has a better sentence. */
  code?: string
  /** A permission that the act needs in addition to the call's own. */
  needs?: string
  /** The call that another person would make instead: the decision on the caller's proposal. */
  by?: Pick<Endpoint, 'who' | 'method' | 'permission'>
}

/**
 * Prevents self-dealing: refuses an act by which only the caller gains. If no other person could do
 * it, marks its events instead.
 */
@Injectable()
export class OwnGain {
  constructor(
    private readonly queries: Queries,
    @Inject(FIND_OTHERS) private readonly findOthers: FindOthers,
  ) {}

  /**
   * Checks a call whose only gainers are these employees. Refuses if the caller, or the admin
   * behind a sign-in-as session, is one of them and another person could act. If none could, marks
   * the events and returns true.
   */
  async check(call: Call, gainers: readonly string[], asked: GainOptions = {}): Promise<boolean> {
    if (!(await this.alone(call, gainers, asked))) return false
    call.ctx.markAlone()
    return true
  }

  /**
   * Checks an act on several people. It counts as the caller's own only if it concerns no other
   * person.
   */
  checkAlone(call: Call, concerned: readonly string[], asked: GainOptions = {}): Promise<boolean> {
    return this.check(
      call,
      concerned.every((employee) => call.own(employee)) ? concerned : [],
      asked,
    )
  }

  /** Returns whether the caller gains and no other person could act. Sets no mark. */
  async alone(call: Call, gainers: readonly string[], asked: GainOptions = {}): Promise<boolean> {
    call.gainAsked()
    if (!gainers.some((employee) => call.own(employee))) return false
    const { by = call.declared, ...more } = asked

    return this.refuseIfOthersCan(by, { workspace: call.workspace, gainers, ...more })
  }

  /** Returns whether another person could make a call by which only these employees gain. */
  async anotherCan(
    call: Call,
    gainers: readonly string[],
    { by = call.declared, about = gainers[0], needs }: GainOptions = {},
  ): Promise<boolean> {
    const act = { call: by, about: about ?? null, gainers, ...(needs ? { needs } : {}) }
    const { workspace } = call

    return call.read(async (db) => (await this.findOthers(db, { workspace, ...act })).length > 0)
  }

  /** Checks a call that gives to the person in its address, before its handler runs. */
  async ofAddress(endpoint: Endpoint, { caller, target }: Authority): Promise<boolean> {
    if (endpoint.gain?.of !== 'person' || !caller || !target) return false

    if (!actsFor(caller, target.employee)) return false

    return this.refuseIfOthersCan(endpoint, {
      workspace: caller.workspace,
      gainers: [target.employee],
    })
  }

  /** Refuses if another person could act. */
  private async refuseIfOthersCan(
    call: Pick<Endpoint, 'who' | 'method' | 'permission'>,
    {
      workspace,
      gainers,
      about = gainers[0],
      code = 'access.own_gain',
      needs,
    }: GainOptions & { workspace: string; gainers: readonly string[] },
  ): Promise<true> {
    const act = { workspace, call, about: about ?? null, gainers, ...(needs ? { needs } : {}) }
    const [other] = await this.queries.ask(workspace, (db) => this.findOthers(db, act))
    return other ? refuse(code, { params: { name: other.name } }) : true
  }
}
