import { Controller } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Directory } from '../kernel/directory'
import { Route } from '../kernel/route'
import { Sessions } from '../kernel/sessions'
import { Accounts } from './accounts.service'
import { Attempts } from './attempts'
import { Credentials } from './credentials'

/** One's own account: address and password. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: Commands,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly directory: Directory,
    private readonly keys: LinkKeys,
  ) {}

  @Route(api.me)
  async me({ session }: Call<typeof api.me>) {
    return { data: { ...session.user, impersonated_by: session.impersonator } }
  }

  @Route(api.changeMe)
  async changeMe({ body, ctx, session }: Call<typeof api.changeMe>) {
    if (session.impersonator && (body.email !== undefined || body.password !== undefined)) refuse('access.impersonating')
    const { id, email } = session.user
    if (body.current_password !== undefined && !(await this.credentials.matches(id, body.current_password)))
      refuse('access.current_password', { fields: { current_password: ['The current password is not right.'] } })
    const changedEmail = body.email !== undefined && body.email !== email
    // The reservation may be refused, nothing after it; a process gives the old address back.
    if (changedEmail)
      await this.commands.append(ctx, emailDecider, SYSTEM_WORKSPACE, this.accounts.reservation(body.email!), {
        type: 'reserve',
        user_id: id,
      })
    if (body.password !== undefined) {
      await this.credentials.set(id, body.password)
      await this.sessions.revokeAll(id, session.id)
    }
    await this.commands.run(ctx, userDecider, SYSTEM_WORKSPACE, id, {
      type: 'change-account',
      user_id: id,
      email: body.email,
      password: body.password !== undefined,
    })
    return {
      data: {
        ...session.user,
        email: body.email ?? email,
        email_verified_at: changedEmail ? null : session.user.email_verified_at,
        impersonated_by: session.impersonator,
      },
    }
  }

  @Route(api.forgotPassword)
  async forgotPassword({ body, ctx, address }: Call<typeof api.forgotPassword>) {
    const keys = [`reset ${body.email}`, `reset from ${address}`]
    await this.attempts.check(...keys)
    await this.attempts.failed(...keys)
    const user = await this.directory.userByEmail(body.email)
    // The same answer for an unknown address: who has an account is nobody's business.
    if (user) await this.commands.run(ctx.as(user), userDecider, SYSTEM_WORKSPACE, user, { type: 'request-reset', user_id: user })
    return { status: 'We have e-mailed your password reset link!' }
  }

  @Route(api.resetPassword)
  async resetPassword({ body, ctx }: Call<typeof api.resetPassword>) {
    const user = (await this.directory.userByEmail(body.email)) ?? refuse('access.key')
    const link = (await this.keys.find('reset-password', user, body.token)) ?? refuse('access.key')
    if (link.expired || link.used || !(await this.keys.use(body.token))) refuse('link.expired')
    await this.credentials.set(user, body.password)
    await this.sessions.revokeAll(user)
    await this.commands.run(ctx.as(user), userDecider, SYSTEM_WORKSPACE, user, { type: 'change-password', user_id: user, how: 'reset' })
    await this.attempts.succeeded(`sign-in ${body.email}`, `reset ${body.email}`)
    return { status: 'Your password has been reset!' }
  }
}
