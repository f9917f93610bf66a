import { Controller, Inject } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { employeeDecider } from '@workledger/domain/people/employee'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import countries from 'world-countries'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access-config'
import { Commands } from '../kernel/commands'
import type { Call, Ctx } from '../kernel/context'
import { Directory } from '../kernel/directory'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Sessions } from '../kernel/sessions'
import { Attempts } from './attempts'
import { Captcha } from './captcha'
import { Credentials } from './credentials'

@Controller()
export class AccessController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly sessions: Sessions,
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly captcha: Captcha,
    private readonly directory: Directory,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.captcha)
  async challenge() {
    return this.captcha.required ? { required: true, challenge: await this.captcha.challenge() } : { required: false }
  }

  @Route(api.register)
  async register({ body, ctx }: Call<typeof api.register>) {
    if (!(await this.captcha.solved(body.token))) refuse('access.captcha', { fields: { token: ['Please solve the captcha again.'] } })
    const id = await this.createUser(ctx, body, false)
    return { data: { id, email: body.email } }
  }

  /** Reserves the address, registers, then keeps the password in the vault; a broken attempt is taken up where it stopped. */
  async createUser(
    ctx: Ctx,
    person: { first_name: string; last_name: string; email: string; password?: string | undefined },
    verified: boolean,
  ): Promise<string> {
    const reservation = this.reservation(person.email)
    let user_id = ctx.newId()
    try {
      await this.commands.run(ctx.as(user_id), emailDecider, SYSTEM_WORKSPACE, reservation, { type: 'reserve', user_id })
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'access.email_taken') throw error
      user_id = (await this.commands.state(emailDecider, SYSTEM_WORKSPACE, reservation)).user_id ?? user_id
      if ((await this.commands.state(userDecider, SYSTEM_WORKSPACE, user_id)).status !== 'none') throw error
    }
    const { first_name, last_name, email } = person
    await this.commands.run(ctx.as(user_id), userDecider, SYSTEM_WORKSPACE, user_id, {
      type: 'register',
      user_id,
      first_name,
      last_name,
      email,
      via: verified ? 'invitation' : 'sign-up',
      verified,
    })
    // Last, so that only the registration that won sets it; after a crash in between the reset link helps.
    if (person.password) await this.credentials.set(user_id, person.password)
    return user_id
  }

  @Route(api.login)
  async login({ body, ctx, address }: Call<typeof api.login>) {
    const keys = [`sign-in ${body.email}`, `sign-in from ${address}`]
    await this.attempts.check(...keys)
    const user = await this.directory.userByEmail(body.email)
    if (!(await this.credentials.matches(user, body.password)) || !user) {
      await this.attempts.failed(...keys)
      return refuse('access.wrong_password', { fields: { email: ['Incorrect Email or Password'] } })
    }
    await this.attempts.succeeded(keys[0]!)
    return this.signIn(ctx, user)
  }

  private async signIn(ctx: Ctx, user: string) {
    const { id, token } = await this.sessions.open(user)
    await this.commands.run(ctx.as(user).step('sign-in'), userDecider, SYSTEM_WORKSPACE, user, {
      type: 'sign-in',
      user_id: user,
      session_id: id,
    })
    return { token }
  }

  @Route(api.logout)
  async logout({ ctx, session }: Call<typeof api.logout>) {
    await this.sessions.revoke(session.id)
    await this.commands.run(ctx, userDecider, SYSTEM_WORKSPACE, session.user.id, {
      type: 'sign-out',
      user_id: session.user.id,
      session_id: session.id,
    })
    return { success: true }
  }

  @Route(api.invitation)
  async invitation({ params, query }: Call<typeof api.invitation>) {
    const { workspace, employee } = await this.invited(params.id, query.token)
    const user = employee.email ? await this.directory.userByEmail(employee.email) : undefined
    return { data: { workspace: await this.directory.workspaceName(workspace), email: employee.email ?? '', has_user: user !== undefined } }
  }

  @Route(api.join)
  async join({ params, body, ctx, visitor }: Call<typeof api.join>) {
    const { workspace, employee } = await this.invited(params.id, body.confirmation_token)
    const email = employee.email ?? refuse('people.no_email')
    let user = await this.directory.userByEmail(email)
    if (user) {
      if (visitor?.user.id !== user) refuse('access.sign_in_to_accept')
    } else {
      const password = body.password ?? refuse('validation', { fields: { password: ['Please input your password!'] } })
      user = await this.createUser(ctx, { first_name: employee.first_name, last_name: employee.last_name, email, password }, true)
    }
    await this.keys.use(body.confirmation_token)
    await this.commands.run(ctx.as(user), employeeDecider, workspace, params.id, { type: 'join', employee_id: params.id, user_id: user })
    return this.signIn(ctx, user)
  }

  private async invited(id: string, token: string) {
    const link = (await this.keys.find('join', id, token)) ?? refuse('access.key')
    if (link.used) refuse('access.already_joined')
    if (link.expired) refuse('link.expired')
    const state = await this.commands.state(employeeDecider, link.workspace!, id)
    if (state.status !== 'active') return refuse('access.key')
    if (state.user_id) refuse('access.already_joined')
    return { workspace: link.workspace!, employee: state.record }
  }

  @Route(api.loginKey)
  async loginKey({ params, ctx, session, caller }: Call<typeof api.loginKey>) {
    if (session.impersonator) refuse('access.no_nesting')
    const target = await this.directory.employee(caller.workspace, params.id)
    if (!target?.user_id) return refuse('access.no_user')
    // Nobody gains a permission by signing in as somebody else.
    if (target.permissions.some((permission) => !caller.permissions.includes(permission))) refuse('access.denied')
    const minutes = 15
    const key = await this.keys.mint(ctx.commandId, {
      kind: 'login-as',
      subject: params.id,
      workspace: caller.workspace,
      minted_by: session.user.id,
      minutes,
    })
    const expires_at = new Date(ctx.now.getTime() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    return { data: { key, url: `${this.config.publicUrl}/signin-as/${params.id}?k=${key}`, expires_at } }
  }

  @Route(api.loginAs)
  async loginAs({ params, body, ctx }: Call<typeof api.loginAs>) {
    const link = (await this.keys.find('login-as', params.id, body.key)) ?? refuse('access.key')
    if (link.expired || link.used || !(await this.keys.use(body.key))) refuse('link.expired')
    const target = await this.directory.employee(link.workspace!, params.id)
    if (!target?.user_id) return refuse('access.key')
    const { id, token } = await this.sessions.open(target.user_id, { impersonator: link.minted_by!, workspace: link.workspace! })
    await this.commands.run(ctx.as(link.minted_by!), userDecider, SYSTEM_WORKSPACE, target.user_id, {
      type: 'sign-in-as',
      user_id: target.user_id,
      session_id: id,
      admin_id: link.minted_by!,
    })
    return { token }
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
    if (body.password !== undefined) {
      await this.credentials.set(id, body.password)
      await this.sessions.revokeAll(id, session.id)
      await this.commands.run(ctx.step('password'), userDecider, SYSTEM_WORKSPACE, id, {
        type: 'change-password',
        user_id: id,
        how: 'changed',
      })
    }
    if (body.email !== undefined && body.email !== email) {
      await this.commands.run(ctx, emailDecider, SYSTEM_WORKSPACE, this.reservation(body.email), { type: 'reserve', user_id: id })
      await this.commands.run(ctx, userDecider, SYSTEM_WORKSPACE, id, { type: 'change-email', user_id: id, email: body.email })
      await this.commands.run(ctx, emailDecider, SYSTEM_WORKSPACE, this.reservation(email), { type: 'release', user_id: id })
    }
    const changedEmail = body.email !== undefined && body.email !== email
    return {
      data: {
        ...session.user,
        email: body.email ?? email,
        email_verified_at: changedEmail ? null : session.user.email_verified_at,
        impersonated_by: session.impersonator,
      },
    }
  }

  @Route(api.resendVerification)
  async resendVerification({ ctx, session }: Call<typeof api.resendVerification>) {
    await this.attempts.check(`verify ${session.user.id}`)
    await this.attempts.failed(`verify ${session.user.id}`)
    await this.commands.run(ctx, userDecider, SYSTEM_WORKSPACE, session.user.id, { type: 'request-verification', user_id: session.user.id })
    return { message: 'A fresh verification link has been sent to your email address.' }
  }

  @Route(api.verifyEmail)
  async verifyEmail({ params, body, ctx }: Call<typeof api.verifyEmail>) {
    const link = (await this.keys.find('verify-email', params.id, body.token)) ?? refuse('access.key')
    if (link.expired) refuse('link.expired')
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, params.id)
    if (state.status === 'none' || link.value !== this.reservation(state.email)) return refuse('access.key')
    await this.commands.run(ctx.as(params.id), userDecider, SYSTEM_WORKSPACE, params.id, { type: 'verify-email', user_id: params.id })
    return { message: 'E-mail verified.' }
  }

  @Route(api.ping)
  async ping() {
    return { status: 'ok' as const, time: new Date().toISOString() }
  }

  @Route(api.roles)
  async roles({ query, session }: Call<typeof api.roles>) {
    const workspaces = session.memberships.map(({ workspace }) => workspace).filter((id) => !query.workspace || id === query.workspace)
    return {
      data: await this.queries.askAs(workspaces, session.user.id, (db) =>
        db.selectFrom('roles').select(['id', 'name', 'permissions']).orderBy('name').execute(),
      ),
    }
  }

  @Route(api.countries)
  async countries() {
    return { data: COUNTRIES }
  }

  @Route(api.timezones)
  async timezones() {
    return { data: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')] }
  }

  @Route(api.publicInfo)
  async publicInfo({ params }: Call<typeof api.publicInfo>) {
    return { data: (await this.directory.workspaceBySubdomain(params.subdomain)) ?? refuse('not_found') }
  }

  /** Stream id of an address: a keyed hash, so that no address stands in a stream's name. */
  private reservation(email: string) {
    return emailKey(this.config.masterKey, email)
  }
}

const COUNTRIES = countries
  .map((country) => ({
    country_code: country.cca2,
    name: country.name.common,
    citizenship: country.demonyms?.eng?.m ?? country.name.common,
  }))
  .sort((a, b) => a.name.localeCompare(b.name))
  .map((country, index) => ({ id: index + 1, ...country }))
