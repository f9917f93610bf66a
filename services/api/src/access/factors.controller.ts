import { Controller } from '@nestjs/common'
import { factorsApi as api } from '@workledger/contracts/access/factors.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import { memberSignInDecider } from '@workledger/domain/access/member-sign-in'
import { userDecider } from '@workledger/domain/access/user'
import { factorsOfUser } from '@workledger/projections/access/access.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { OwnPassword } from '../kernel/access/own-password'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx, Session } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Accounts } from './accounts.service'
import { Attempts } from './attempts.port'
import { Directory, exceeds } from './directory.port'
import { FactorWrites } from './factor-writes'
import { Factors } from './factors'
import { isFresh } from './own-password'
import { Sessions } from './sessions'
import { codeLimit, SignIns } from './sign-ins.service'

/** Second factors: the second step of a sign-in, one's own, and those of a member who lost them. */
@Controller()
export class FactorsController {
  constructor(
    private readonly commands: Commands,
    private readonly accounts: Accounts,
    private readonly signIns: SignIns,
    private readonly writes: FactorWrites,
    private readonly factors: Factors,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly password: OwnPassword,
    private readonly directory: Directory,
    private readonly reads: TenantReads,
  ) {}

  @Route(api.secondFactor)
  second({ body, ctx, agent }: Call<typeof api.secondFactor>) {
    return this.signIns.finish(ctx, body.challenge, body, agent)
  }

  @Route(api.ownFactors)
  async own({ session }: Call<typeof api.ownFactors>) {
    const user = own(session)
    const [listed, kept] = await Promise.all([
      factorsOfUser(this.reads.of([], user), user),
      this.factors.lastUses(user),
    ])
    // A reset that was cut off may have left factors in the tables that no longer sign in.
    const factors = listed
      .filter(({ id }) => kept.has(id))
      .map((factor) => ({ ...factor, used_at: kept.get(factor.id) ?? null }))
    const provider = isFresh(session.authenticated_at) ? ('fresh' as const) : ('due' as const)

    return {
      data: {
        factors,
        recovery_codes_left: await this.factors.codesLeft(user),
        provider: session.provider ? provider : null,
      },
    }
  }

  @Route(api.startAuthenticator)
  async start({ body, session, ctx }: Call<typeof api.startAuthenticator>) {
    const user = own(session)
    await this.password.confirm(session, body.current_password)
    const id = ctx.newId()

    return {
      data: { id, ...(await this.factors.startAuthenticator(id, user, session.user.email)) },
    }
  }

  /** The log has the factor before it counts; a failure between the two leaves one that does not. */
  @Route(api.confirmAuthenticator)
  async confirm({ params, body, session, ctx }: Call<typeof api.confirmAuthenticator>) {
    const user = own(session)
    const id = UUID.test(params.factor) ? params.factor : refuse('not_found')
    const limit = codeLimit(user)
    await this.attempts.take(limit)
    const right = await this.factors.useCodeOfNew(user, id, body.code)
    if (right === undefined) refuse('not_found')
    if (!right) refuse('factor.wrong_code', { field: 'code' })
    await this.attempts.succeeded(limit)

    await this.writes.add(ctx, user, id, { kind: 'totp', name: body.name })
    await this.factors.activate(id)
    await this.sessions.confirmed(session.id, 'totp')

    return { data: { recovery_codes: await this.writes.firstCodes(ctx, user) } }
  }

  @Route(api.nameFactor)
  async name({ params, body, session, ctx }: Call<typeof api.nameFactor>) {
    const user = own(session)
    if (!UUID.test(params.factor)) refuse('not_found')
    const named = { user_id: user, factor_id: params.factor, name: body.name }
    await this.writes.run(ctx, { ...named, type: 'name-factor' })
  }

  /** Repeats what a broken attempt left undone: the log had it, the vault not yet. */
  @Route(api.removeFactor)
  async remove({ params, body, session, ctx }: Call<typeof api.removeFactor>) {
    const user_id = own(session)
    const factor_id = UUID.test(params.factor) ? params.factor : refuse('not_found')
    await this.password.confirm(session, body.current_password)
    const outcome = await this.writes.append(ctx, { type: 'remove-factor', user_id, factor_id })
    const removed = await this.factors.remove(user_id, factor_id)
    if (!removed && outcome.position === undefined) refuse('not_found')
    await ctx.settled()
  }

  @Route(api.makeRecoveryCodes)
  async recovery({ body, session, ctx }: Call<typeof api.makeRecoveryCodes>) {
    const user = own(session)
    await this.password.confirm(session, body.current_password)
    return { data: { recovery_codes: await this.writes.makeCodes(ctx, user) } }
  }

  @Route(api.resetFactors)
  async reset({ params, body, session, ctx, caller }: Call<typeof api.resetFactors>) {
    if (session.impersonator) refuse('access.impersonating')
    const { workspace } = caller
    const target = await this.directory.employee(workspace, params.id)
    if (!target?.user_id) return refuse('access.no_user')
    const { user_id } = target
    if (user_id === session.user.id) refuse('factor.own_reset')
    if (exceeds(target, caller)) refuse('access.denied')
    if (!(await this.hasFactors(user_id))) refuse('factor.none_of_member')
    // Another company must not rely on what the administrators of this one decide.
    if (await this.directory.isMemberElsewhere(workspace, user_id)) refuse('factor.elsewhere')

    const reset = { ...body, type: 'reset-factors', employee_id: params.id, user_id } as const
    await this.commands.in(ctx, workspace).append(memberSignInDecider, params.id, reset)
    await this.removeAll(ctx, { user_id, workspace_id: workspace, admin_id: session.user.id })
  }

  /** All companies of the account learn it, because they rely on its factors. */
  @Route(api.resetAnyFactors)
  async resetAny({ body, session, ctx }: Call<typeof api.resetAnyFactors>) {
    if (session.impersonator) refuse('access.impersonating')
    await this.password.confirm(session, body.current_password)
    const user_id = (await this.directory.userByEmail(body.email)) ?? refuse('not_found')
    if (user_id === session.user.id) refuse('factor.own_reset')
    if (!(await this.hasFactors(user_id))) refuse('factor.none_of_member')

    for (const { id, workspace } of await this.directory.membershipsOf(user_id))
      await this.commands.in(ctx, workspace).append(memberSignInDecider, id, {
        ...{ type: 'reset-factors', employee_id: id, user_id },
        reason: body.reason,
      })

    const by = { workspace_id: SYSTEM_WORKSPACE, admin_id: session.user.id }
    await this.removeAll(ctx, { user_id, ...by })
  }

  private async removeAll(
    ctx: Ctx,
    reset: { user_id: string; workspace_id: string; admin_id: string },
  ) {
    await this.factors.removeAll(reset.user_id)
    await this.accounts.endAccess(reset.user_id)
    await this.writes.run(ctx, { ...reset, type: 'reset-factors' })
  }

  /** Counts factors of the log too, so that a reset that was cut off can be repeated. */
  private async hasFactors(user: string): Promise<boolean> {
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, user)
    if (state.status === 'registered' && state.factors.factors.length > 0) return true

    return (await this.factors.kindsOf(user)) !== undefined
  }
}

const own = ({ user, impersonator }: Session) =>
  impersonator ? refuse('access.impersonating') : user.id
