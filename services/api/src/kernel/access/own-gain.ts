import { Injectable } from '@nestjs/common'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { othersFor } from '@workledger/projections/kernel/somebody-else'
import type { Call } from '../http/call'
import type { Authority } from '../http/context'
import { Queries } from '../lists/queries'

interface Asked {
  /** Whose record it is, where that is not who gains. */
  about?: string
  /** The code of the refusal, where the area has a better sentence. */
  code?: string
  /** A permission that the act needs beside what the call asks for. */
  needs?: string
  /**
   * The call that somebody else would make, where it is another: to decide what the caller
   * proposes.
   */
  by?: Pick<Endpoint, 'who' | 'method' | 'permission'>
}

/**
 * Nobody serves themselves: refuses an act by which the caller alone gains, or marks it where
 * nobody else could do it.
 */
@Injectable()
export class OwnGain {
  constructor(private readonly queries: Queries) {}

  /**
   * What a call does for these employees, who are all that gain by it. Refuses where the caller, or
   * the admin behind a sign-in-as session, is one of them and somebody else could act. Otherwise
   * its events are marked; then it answers true.
   */
  async check(call: Call<any>, gainers: readonly string[], asked: Asked = {}): Promise<boolean> {
    if (!(await this.alone(call, gainers, asked))) return false
    call.ctx.markAlone()
    return true
  }

  /** Of an act on several people: it is one's own only where it is of nobody else. */
  checkAlone(call: Call<any>, concerned: readonly string[], asked: Asked = {}): Promise<boolean> {
    return this.check(
      call,
      concerned.every((employee) => call.own(employee)) ? concerned : [],
      asked,
    )
  }

  /** The same without a mark: whether the caller gains and nobody else could act. */
  async alone(call: Call<any>, gainers: readonly string[], asked: Asked = {}): Promise<boolean> {
    call.gainAsked()
    if (!gainers.some((employee) => call.own(employee))) return false
    const { by = call.declared, ...more } = asked

    return this.nobodyElse(by, { workspace: call.workspace, gainers, ...more })
  }

  /** Of a call that gives to whom its address names, before its handler runs. */
  async ofAddress(endpoint: Endpoint, { caller, target }: Authority): Promise<boolean> {
    if (endpoint.gain?.of !== 'person' || !caller || !target) return false

    if (target.employee !== caller.employee && target.employee !== caller.session.behind?.employee)
      return false

    return this.nobodyElse(endpoint, { workspace: caller.workspace, gainers: [target.employee] })
  }

  /** Refuses where somebody else could act. */
  private async nobodyElse(
    call: Pick<Endpoint, 'who' | 'method' | 'permission'>,
    {
      workspace,
      gainers,
      about = gainers[0],
      code = 'access.own_gain',
      needs,
    }: Asked & { workspace: string; gainers: readonly string[] },
  ): Promise<true> {
    const act = { workspace, call, about: about ?? null, gainers, ...(needs ? { needs } : {}) }
    const [other] = await this.queries.ask(workspace, (db) => othersFor(db, act))
    return other ? refuse(code, { params: { name: other.name } }) : true
  }
}
