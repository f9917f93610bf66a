import { Injectable } from '@nestjs/common'
import type { SecondWay } from '@workledger/contracts/access/access.events'
import type { Ctx } from '../kernel/http/context'
import { Accounts } from './accounts.service'
import {
  type ChallengeContents,
  Challenges,
  type ProviderAnswer,
  type ProviderStart,
} from './challenges'
import { Sessions } from './sessions'
import { SignIns } from './sign-ins.service'

export type { ProviderAnswer, ProviderClaims, ProviderStart } from './challenges'

/** Minutes that a person has at the provider, and the browser to open the session. */
const AT_PROVIDER = 15
const TO_OPEN = 5

interface NewPerson {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** Accounts and sessions, for sign-ins by a company's provider. */
@Injectable()
export class ProviderSignIns {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIns: SignIns,
    private readonly challenges: Challenges,
    private readonly sessions: Sessions,
  ) {}

  /** Begins a sign-in; the token is its state. */
  async begin(start: ProviderStart): Promise<string> {
    return (await this.challenges.make('provider-start', null, start, AT_PROVIDER)).token
  }

  async answered(answer: ProviderAnswer): Promise<string> {
    return (await this.challenges.make('provider-answer', null, answer, TO_OPEN)).token
  }

  /** Uses a step up, in the browser in which the sign-in began. Undefined: there is none. */
  async take<K extends 'provider-start' | 'provider-answer'>(
    kind: K,
    token: string,
    browser: string | undefined,
  ): Promise<ChallengeContents[K] | undefined> {
    const found = await this.challenges.take(kind, token)
    if (!found || !browser || found.content.browser !== browser) return undefined

    return (await this.challenges.use(token)) ? found.content : undefined
  }

  createUser(ctx: Ctx, person: NewPerson, joins: { workspace_id: string; employee_id: string }) {
    return this.accounts.createUser(ctx, person, joins)
  }

  /** Opens a session, or refuses with the challenge for the account's own second factor. */
  open(
    ctx: Ctx,
    user: string,
    agent: string | undefined,
    by: { readonly provider: string; readonly authenticated_at: string | null; to: string },
  ) {
    return this.signIns.open(ctx, user, { ...by, by: 'oidc' }, agent)
  }

  /** Opens a session of an account that has shown its own factor, or has none. */
  openConfirmed(
    ctx: Ctx,
    user: string,
    agent: string | undefined,
    by: {
      readonly provider: string
      readonly authenticated_at: string | null
      readonly second: SecondWay | null
    },
  ) {
    return this.signIns.openProved(ctx, user, { ...by, by: 'oidc' }, agent)
  }

  confirmed(session: string, at: string): Promise<void> {
    return this.sessions.authenticated(session, at)
  }

  /** Ends the sessions that a provider opened for a user, but the caller's. */
  endOpenedBy(provider: string, user: string, except: string): Promise<void> {
    return this.sessions.endOpenedBy(provider, user, except)
  }

  admit(session: string, workspace: string): Promise<void> {
    return this.sessions.admit(session, workspace)
  }

  userOfSession = async (id: string): Promise<string | undefined> =>
    (await this.sessions.byId(id))?.user.id
}
