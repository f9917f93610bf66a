import { Controller, Inject } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { userDecider } from '@workledger/domain/access/user'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Logger } from 'pino'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { forTheRecord } from '../kernel/evidence/chain'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { LOG } from '../kernel/log'
import { Accounts } from './accounts.service'
import { Attempts, signInLimits } from './attempts.port'
import { Credentials } from './credentials'
import { Directory, exceeds } from './directory.port'
import { Sessions } from './sessions'
import { SignIns } from './sign-ins.service'

/** Sessions by password, and sign-in-as sessions of an admin. */
@Controller()
export class SignInController {
  constructor(
    private readonly commands: Commands,
    private readonly accounts: Accounts,
    private readonly signIns: SignIns,
    private readonly sessions: Sessions,
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly directory: Directory,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Route(api.login)
  async login({ body, ctx, address, agent }: Call<typeof api.login>) {
    const limits = signInLimits(body.email, address)
    await this.attempts.take(...limits)
    const user = await this.directory.userByEmail(body.email)

    if (!(await this.credentials.matches(user, body.password)) || !user) {
      // The log gets the account in a form that does not identify it, and the network address for a
      // firewall.
      this.log.warn(
        { account: this.accounts.reservation(body.email), known: user !== undefined, address },
        'sign-in refused',
      )
      return refuse('access.wrong_password', { field: 'email' })
    }

    await this.attempts.succeeded(...limits)

    return this.signIns.open(ctx, user, { by: 'password' }, agent)
  }

  @Route(api.logout)
  async logout({ ctx, session }: Call<typeof api.logout>) {
    await this.sessions.revoke(session.id)

    const command = {
      type: 'sign-out' as const,
      user_id: session.user.id,
      session_ids: [session.id],
    }

    await forTheRecord(
      this.commands.in(ctx, SYSTEM_WORKSPACE).run(userDecider, session.user.id, command),
    )

    return { success: true }
  }

  @Route(api.loginKey)
  async loginKey({ params, ctx, session, caller }: Call<typeof api.loginKey>) {
    if (session.impersonator) refuse('access.no_nesting')
    const target = await this.directory.employee(caller.workspace, params.id)
    if (!target?.user_id) return refuse('access.no_user')
    // Sign-in-as grants no further permission.
    if (exceeds(target, caller)) refuse('access.denied')
    const minutes = 15

    const key = await this.keys.mint(ctx.commandId, {
      kind: 'login-as',
      subject: params.id,
      workspace: caller.workspace,
      minted_by: session.user.id,
      minutes,
    })

    const expires_at = new Date(ctx.now.getTime() + minutes * 60_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')

    return {
      data: { key, url: `${this.config.publicUrl}/signin-as/${params.id}?k=${key}`, expires_at },
    }
  }

  @Route(api.loginAs)
  async loginAs({ params, body, ctx, agent }: Call<typeof api.loginAs>) {
    const link = (await this.keys.find('login-as', params.id, body.key)) ?? refuse('access.key')
    if (link.expired || link.used) refuse('link.expired')
    const workspace = link.workspace!

    const [target, admin] = await Promise.all([
      this.directory.employee(workspace, params.id),
      this.directory.member(workspace, link.minted_by!),
    ])

    // The admin or the employee may have changed rank since the key was made.
    if (!target?.user_id || !admin || !isAdmin(admin.permissions)) return refuse('access.key')
    if (exceeds(target, admin)) refuse('access.denied')
    if (!(await this.keys.use(body.key))) refuse('link.expired')
    const as = { impersonator: link.minted_by!, workspace, permissions: target.permissions }
    const { id, token } = await this.sessions.open(target.user_id, agent, { as })

    await this.commands
      .in(ctx.as(link.minted_by!), SYSTEM_WORKSPACE)
      .run(userDecider, target.user_id, {
        type: 'sign-in-as',
        user_id: target.user_id,
        session_id: id,
        admin_id: link.minted_by!,
      })

    return { token }
  }
}
