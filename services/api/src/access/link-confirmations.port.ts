import { Injectable } from '@nestjs/common'
import type { SecondWay } from '@workledger/contracts/access/access.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { userDecider } from '@workledger/domain/access/user'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { Attempts, limit, signInLimits } from './attempts.port'
import { Challenges, type ProviderAnswer } from './challenges'
import { Credentials } from './credentials'
import { type Given as Factor, fieldOf, SignIns } from './sign-ins.service'

/** Minutes for which a mailed link can be opened. */
const MAILED = 20

/** Most mails in a row; each further one waits. */
const MAILS = 3

interface Given extends Factor {
  readonly password?: string | undefined
}

interface Where {
  readonly browser: string | undefined
  readonly address: string
}

/** An account that has confirmed that a provider may open it. */
export interface ConfirmedLink {
  readonly user: string
  readonly answer: ProviderAnswer
  readonly second: SecondWay | null
}

/**
 * An account that exists confirms by its own means that a provider may open it. Otherwise an
 * administrator who runs the provider could sign in as any other.
 */
@Injectable()
export class LinkConfirmations {
  constructor(
    private readonly challenges: Challenges,
    private readonly signIns: SignIns,
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly commands: Commands,
    private readonly keys: LinkKeys,
  ) {}

  /** Refuses with the challenge by which the account confirms. */
  async ask(user: string, answer: ProviderAnswer, provider: { name: string; company: string }) {
    const kinds = await this.kindsOf(user)
    const { token, expires_at } = await this.challenges.make('provider-link', user, answer)
    const { name, company } = provider
    const { to } = answer
    const passkey = await this.signIns.passkeyOf(user, kinds, token)

    return refuse('auth.confirm_link', {
      challenge: { token, kinds, expires_at, to, name, company, ...passkey },
    })
  }

  /** Checks what the account shows, and uses the challenge up. */
  async confirm(ctx: Ctx, token: string, given: Given, where: Where): Promise<ConfirmedLink> {
    const { user, answer } = await this.take(token, where.browser)

    if (given.password !== undefined) {
      await this.confirmPassword(user, given.password, where.address)
      if (!(await this.challenges.use(token))) refuse('auth.challenge')

      return { user, answer, second: null }
    }

    const proof = await this.signIns.proofOf(ctx, user, token, given)
    if (!(await this.challenges.use(token))) refuse('auth.challenge')
    if (!(await proof.use())) refuse('auth.used_code', { field: fieldOf(given) })

    return { user, answer, second: proof.second }
  }

  /** Asks for the mail. What it confirms waits in this browser. */
  async mail(
    ctx: Ctx,
    token: string,
    browser: string | undefined,
    providerOf: (id: string) => Promise<{ workspace: string }>,
  ) {
    const { user, answer } = await this.take(token, browser)
    if (!(await this.needsMail(user))) refuse('auth.challenge')
    await this.attempts.take(limit(`link mail of ${user}`, MAILS))
    const { workspace } = await providerOf(answer.provider)
    await this.challenges.make('mailed-link', user, answer, MAILED)

    await this.commands.in(ctx.as(user), SYSTEM_WORKSPACE).run(userDecider, user, {
      type: 'ask-link',
      user_id: user,
      workspace_id: workspace,
      provider_id: answer.provider,
    })
  }

  /** Uses a mailed link up, in the browser that asked for it. Others leave it as it is. */
  async mailed(user: string, key: string, browser: string | undefined): Promise<ConfirmedLink> {
    const link = (await this.keys.find('sign-on-link', user, key)) ?? refuse('access.key')
    if (link.expired || link.used) refuse('link.expired')
    if (!(await this.needsMail(user))) refuse('sso.expired')
    const answer = browser && (await this.challenges.takeMailed(user, browser))
    if (!answer || answer.provider !== link.value) return refuse('sso.expired')
    if (!(await this.keys.use(key))) refuse('link.expired')

    return { user, answer, second: null }
  }

  /** Counts a try of a challenge of this browser. */
  private async take(token: string, browser: string | undefined) {
    const found = await this.challenges.take('provider-link', token)

    return found?.user && found.content.browser === browser
      ? { user: found.user, answer: found.content }
      : refuse('auth.challenge')
  }

  private async kindsOf(user: string): Promise<string[]> {
    const kinds = await this.signIns.kindsOf(user)
    return kinds ?? [(await this.credentials.has(user)) ? 'password' : 'mail']
  }

  private async needsMail(user: string): Promise<boolean> {
    return (await this.kindsOf(user))[0] === 'mail'
  }

  /** A second factor takes the password's place, so a known password links nothing. */
  private async confirmPassword(user: string, password: string, address: string): Promise<void> {
    if (await this.signIns.kindsOf(user)) refuse('auth.challenge')
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, user)
    const email = state.status === 'registered' && state.email
    if (!email) return refuse('auth.challenge')
    const limits = signInLimits(email, address)
    await this.attempts.take(...limits)

    if (!(await this.credentials.matches(user, password)))
      refuse('access.current_password', { field: 'password' })

    await this.attempts.succeeded(...limits)
  }
}
