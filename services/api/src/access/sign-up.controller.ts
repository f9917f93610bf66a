import { Controller, Inject } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { isOwnAddress } from '@workledger/contracts/access/passwords'
import { CodedError, refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { userDecider } from '@workledger/domain/access/user'
import { employeeDecider } from '@workledger/domain/people/employee'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Accounts } from './accounts.service'
import { Attempts, limit, signInLimits } from './attempts.port'
import { Captcha } from './captcha.port'
import { Credentials } from './credentials'
import { Directory } from './directory.port'

type SignUp = Call<typeof api.register>['body']

/** Sign-up up to a verified address, and invitations into a workspace. */
@Controller()
export class SignUpController {
  constructor(
    private readonly commands: Commands,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly credentials: Credentials,
    private readonly captcha: Captcha,
    private readonly directory: Directory,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.captcha)
  async challenge() {
    return this.captcha.required
      ? { required: true, challenge: await this.captcha.challenge() }
      : { required: false }
  }

  @Route(api.register)
  async register({ body, ctx, address }: Call<typeof api.register>) {
    if (!(await this.captcha.solved(body.token))) refuse('access.captcha', { field: 'token' })
    const id = await this.accounts
      .createUser(ctx, body)
      .catch((refusal) => this.signedUp(body, address, refusal))

    return {
      data: { id, email: body.email, outbox: this.isLocal(address) ? this.config.outbox : null },
    }
  }

  /**
   * Returns the user of a sign-up that comes again because its answer was lost. Strangers have no
   * stored answers, but they know their password. A guess counts as one of a sign-in.
   */
  private async signedUp(body: SignUp, address: string, refusal: unknown): Promise<string> {
    const isTaken = refusal instanceof CodedError && refusal.code === 'access.email_taken'
    const user = isTaken ? await this.accounts.newcomer(body) : undefined
    if (!user) throw refusal
    const limits = signInLimits(body.email, address)
    await this.attempts.take(...limits)
    if (!(await this.credentials.matches(user, body.password))) throw refusal
    await this.attempts.succeeded(...limits)

    return user
  }

  /**
   * The new user is not signed in yet. An unknown id and a verified address get the same answer.
   */
  @Route(api.resendToNew)
  async resendToNew({ params, ctx }: Call<typeof api.resendToNew>) {
    await this.attempts.take(limit(`verify ${params.id}`))
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, params.id)

    if (state.status !== 'none' && !state.verified)
      await this.commands.in(ctx.as(params.id), SYSTEM_WORKSPACE).run(userDecider, params.id, {
        type: 'request-verification',
        user_id: params.id,
      })

    return { message: 'A fresh verification link has been sent to your email address.' }
  }

  @Route(api.resendVerification)
  async resendVerification({ ctx, session }: Call<typeof api.resendVerification>) {
    if (session.impersonator) refuse('access.impersonating')
    await this.attempts.take(limit(`verify ${session.user.id}`))
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(userDecider, session.user.id, { type: 'request-verification', user_id: session.user.id })

    return { message: 'A fresh verification link has been sent to your email address.' }
  }

  @Route(api.verifyEmail)
  async verifyEmail(call: Call<typeof api.verifyEmail>) {
    const { params, body, ctx, agent, visitor } = call
    const link =
      (await this.keys.find('verify-email', params.id, body.token)) ?? refuse('access.key')
    if (link.expired) refuse('link.expired')
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, params.id)

    if (
      state.status === 'none' ||
      !state.email ||
      link.value !== this.accounts.reservation(state.email)
    )
      return refuse('access.key')

    const here = visitor?.user.id === params.id && !visitor.impersonator
    // Another person may have signed up with the address. They lose the account that its owner
    // verifies.
    if (!here && !state.verified) await this.prove(call, state.email)

    await this.commands
      .in(ctx.as(params.id), SYSTEM_WORKSPACE)
      .append(userDecider, params.id, { type: 'verify-email', user_id: params.id })
    // A used or expired link opens nothing.
    const first = !here && !state.verified && (await this.keys.use(body.token))
    const opens = first && state.factors.factors.length === 0
    const opening = { by: 'address', second: null } as const
    const session = opens ? await this.accounts.signIn(ctx, params.id, agent, opening) : {}
    await ctx.settled()

    return { message: 'E-mail verified.', ...session }
  }

  /** Confirms the account's password; or stores a new one and ends the access of the old one. */
  private async prove({ params, body, ctx, address }: Call<typeof api.verifyEmail>, email: string) {
    const { current_password, password } = body

    if (current_password !== undefined) {
      const limits = signInLimits(email, address)
      await this.attempts.take(...limits)

      if (!(await this.credentials.matches(params.id, current_password)))
        refuse('access.current_password', { field: 'current_password' })

      return this.attempts.succeeded(...limits)
    }

    if (password === undefined) return refuse('access.verify_password')
    if (isOwnAddress(password, email)) refuse('access.own_address', { field: 'password' })
    await this.credentials.set(params.id, password)
    await this.accounts.endAccess(params.id)
    const command = { type: 'change-password' as const, user_id: params.id, how: 'reset' as const }
    await this.commands
      .in(ctx.as(params.id).step('password'), SYSTEM_WORKSPACE)
      .append(userDecider, params.id, command)
  }

  @Route(api.invitation)
  async invitation({ params, query }: Call<typeof api.invitation>) {
    const { workspace, employee } = await this.invited(params.id, query.token)
    const user = employee.email ? await this.directory.userByEmail(employee.email) : undefined

    return {
      data: {
        workspace: await this.directory.workspaceName(workspace),
        email: employee.email ?? '',
        has_user: user !== undefined,
      },
    }
  }

  @Route(api.join)
  async join({ params, body, ctx, visitor, agent }: Call<typeof api.join>) {
    const { workspace, employee } = await this.invited(params.id, body.confirmation_token)
    const email = employee.email ?? refuse('people.no_email')
    let user = await this.directory.userByEmail(email)
    let joins = false

    if (user) {
      if (visitor?.user.id !== user) refuse('access.sign_in_to_accept')
    } else {
      const password = body.password ?? refuseField('password', 'access.new_password')
      if (isOwnAddress(password, email)) refuse('access.own_address', { field: 'password' })

      const person = {
        first_name: employee.first_name ?? '',
        last_name: employee.last_name ?? '',
        email: normalisedAddress(email),
        password,
      }

      // A process makes the new user a member, even if this request fails.
      user = await this.accounts.createUser(ctx, person, {
        workspace_id: workspace,
        employee_id: params.id,
      })

      joins = true
    }

    if (!joins)
      await this.commands.in(ctx.as(user), workspace).append(employeeDecider, params.id, {
        type: 'join',
        employee_id: params.id,
        user_id: user,
      })

    await this.keys.use(body.confirmation_token)

    return this.accounts.signIn(ctx, user, agent, {
      by: 'invitation',
      second: visitor?.user.id === user ? visitor.second : null,
    })
  }

  /** Returns whether the visitor uses the server's own machine and may know its folder of mails. */
  private isLocal(address: string | undefined) {
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(
      new URL(this.config.publicUrl).hostname,
    )
    return local && address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
  }

  private async invited(id: string, token: string) {
    const link = (await this.keys.find('join', id, token)) ?? refuse('access.key')
    if (link.used) refuse('access.already_joined')
    if (link.expired) refuse('link.expired')
    const state = await this.commands.state(employeeDecider, link.workspace!, id)
    if (state.status !== 'active') return refuse('access.key')
    if (state.user_id) refuse('access.already_joined')

    // The link proves only the address to which it was sent.
    if (!state.record.email || link.value !== this.accounts.reservation(state.record.email))
      return refuse('access.key')

    return { workspace: link.workspace!, employee: state.record }
  }
}
