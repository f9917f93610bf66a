import { Controller, Inject } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { isOwnAddress } from '@workledger/contracts/access/passwords'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Logger } from 'pino'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { OwnPassword } from '../kernel/access/own-password'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { networkOf } from '../kernel/http/network'
import { Route } from '../kernel/http/route'
import { LOG } from '../kernel/log'
import { Accounts } from './accounts.service'
import { Attempts, limit } from './attempts.port'
import { Credentials } from './credentials'
import { Directory } from './directory.port'

/** The caller's own account: address and password. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: Commands,
    private readonly accounts: Accounts,
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly password: OwnPassword,
    private readonly directory: Directory,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Route(api.me)
  async me({ session }: Call<typeof api.me>) {
    const impersonator =
      session.impersonator && (await this.directory.userName(session.impersonator))
    return {
      data: {
        ...session.user,
        impersonated_by: session.impersonator,
        impersonator,
        support: this.support(),
      },
    }
  }

  private support() {
    const { knowledge = null, contact = null } = this.config.support
    return { knowledge, contact }
  }

  @Route(api.changeMe)
  async changeMe({ body, ctx, session }: Call<typeof api.changeMe>) {
    const { id, email } = session.user
    if (session.impersonator) refuse('access.impersonating')

    if (body.password !== undefined && isOwnAddress(body.password, body.email ?? email))
      refuse('access.own_address', { field: 'password' })

    if (body.current_password !== undefined)
      await this.password.confirm(session, body.current_password)

    const changedEmail = body.email !== undefined && body.email !== email

    // Only the reservation may be refused. A process releases the old address.
    if (changedEmail)
      await this.commands
        .in(ctx, SYSTEM_WORKSPACE)
        .append(emailDecider, this.accounts.reservation(body.email!), {
          type: 'reserve',
          user_id: id,
        })

    if (body.password !== undefined) {
      await this.credentials.set(id, body.password)
      await this.accounts.endAccess(id, session.id)
    }

    if (changedEmail) await this.keys.revoke('reset-password', id)

    await this.commands.in(ctx, SYSTEM_WORKSPACE).run(userDecider, id, {
      type: 'change-account',
      user_id: id,
      email: body.email,
      password: body.password !== undefined,
      language: body.language,
    })

    return {
      data: {
        ...session.user,
        email: body.email ?? email,
        language: body.language ?? session.user.language,
        email_verified_at: changedEmail ? null : session.user.email_verified_at,
        // Sign-in-as sessions never get here.
        impersonated_by: null,
        impersonator: null,
        support: this.support(),
      },
    }
  }

  /**
   * Answers before it looks the address up: neither the answer nor its timing reveals who has an
   * account.
   */
  @Route(api.forgotPassword)
  async forgotPassword({ body, ctx, address }: Call<typeof api.forgotPassword>) {
    await this.attempts.take(
      limit(`reset ${body.email}`),
      limit(`reset from ${networkOf(address)}`),
    )

    void this.requestReset(ctx, body.email).catch((error) =>
      this.log.error({ err: error }, 'password reset'),
    )
    return { status: 'We have e-mailed your password reset link!' }
  }

  private async requestReset(ctx: Ctx, email: string) {
    const user = await this.directory.userByEmail(email)

    if (user)
      await this.commands
        .in(ctx.as(user), SYSTEM_WORKSPACE)
        .append(userDecider, user, { type: 'request-reset', user_id: user })
  }

  @Route(api.resetPassword)
  async resetPassword({ body, ctx }: Call<typeof api.resetPassword>) {
    const user = (await this.directory.userByEmail(body.email)) ?? refuse('access.key')
    const link = (await this.keys.find('reset-password', user, body.token)) ?? refuse('access.key')
    if (link.expired || link.used) refuse('link.expired')
    // The address of the mail has changed since, and may belong to another person now.
    if (link.value !== this.accounts.reservation(body.email)) refuse('access.key')
    if (!(await this.keys.use(body.token))) refuse('link.expired')
    await this.credentials.set(user, body.password)
    await this.accounts.endAccess(user)
    await this.commands
      .in(ctx.as(user), SYSTEM_WORKSPACE)
      .run(userDecider, user, { type: 'change-password', user_id: user, how: 'reset' })

    return { status: 'Your password has been reset!' }
  }
}
