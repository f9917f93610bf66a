import { Injectable } from '@nestjs/common'
import type { SecondWay } from '@workledger/contracts/access/access.events'
import type { PasskeyAssertion } from '@workledger/contracts/access/passkey-shapes'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { PoolClient } from 'pg'
import type { Ctx } from '../kernel/http/context'
import { Accounts } from './accounts.service'
import { Attempts, limit } from './attempts.port'
import { Challenges, type FirstStep, type Opening } from './challenges'
import { FactorWrites } from './factor-writes'
import { Factors, type Proof } from './factors'
import { type PasskeyProof, Passkeys } from './passkeys'

/** A wrong code slows the account's codes down, from wherever they come: its password is known. */
export const codeLimit = (user: string) => limit(`code of ${user}`)

export interface Given {
  readonly code?: string | undefined
  readonly recovery_code?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
}

/** Opens sessions of people who proved who they are, after a second factor where one is due. */
@Injectable()
export class SignIns {
  constructor(
    private readonly accounts: Accounts,
    private readonly challenges: Challenges,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly writes: FactorWrites,
    private readonly attempts: Attempts,
  ) {}

  /** Opens a session, or refuses with the challenge for the second factor. */
  async open(ctx: Ctx, user: string, first: FirstStep, agent: string | undefined) {
    const kinds = await this.kindsOf(user)
    if (!kinds) return this.openProved(ctx, user, { ...first, second: null }, agent)
    const { token, expires_at } = await this.challenges.make('second-factor', user, first)
    const to = first.to !== undefined && { to: first.to }
    const passkey = await this.passkeyOf(user, kinds, token)

    return refuse('auth.second_factor', {
      challenge: { token, kinds, expires_at, ...to, ...passkey },
    })
  }

  /** Opens a session of a person who has shown all that is due. */
  openProved(ctx: Ctx, user: string, opening: Opening, agent: string | undefined) {
    return this.accounts.signIn(ctx, user, agent, opening)
  }

  /** Returns how an account finishes a sign-in; undefined: it has no second factor. */
  async kindsOf(user: string): Promise<string[] | undefined> {
    const kinds = await this.factors.kindsOf(user)
    if (!kinds) return undefined
    const recovery = (await this.factors.codesLeft(user)) > 0 ? ['recovery-code'] : []

    return [...kinds, ...recovery]
  }

  /** Returns what the browser needs to answer a challenge by passkey, if the account has one. */
  async passkeyOf(user: string, kinds: readonly string[], challenge: string) {
    return (
      kinds.includes('passkey') && { passkey: await this.passkeys.requestOptions(challenge, user) }
    )
  }

  /** Checks a second factor, as the answer of a challenge. */
  proofOf(ctx: Ctx, user: string, challenge: string, given: Given): Promise<Proof> {
    return given.passkey
      ? this.proveByPasskey(ctx, given.passkey, { challenge, user })
      : this.prove(user, given)
  }

  /** Finishes a sign-in; the session, the challenge and the code's use are one transaction. */
  async finish(ctx: Ctx, token: string, given: Given, agent: string | undefined) {
    const challenge = await this.challenges.take('second-factor', token)
    if (!challenge?.user) return refuse('auth.challenge')
    const { user, content } = challenge
    const proof = await this.proofOf(ctx, user, token, given)

    const within = async (client: PoolClient) => {
      if (!(await this.challenges.use(token, client))) refuse('auth.challenge')
      if (!(await proof.use(client))) refuse('auth.used_code', { field: fieldOf(given) })
    }

    return this.accounts.signIn(ctx, user, agent, { ...content, second: proof.second, within })
  }

  /** Opens a session by a passkey alone: it is two factors, the device and its lock. */
  async withPasskey(ctx: Ctx, given: PasskeyAssertion, agent: string | undefined) {
    const { challenge } = this.passkeys.clientData(given.response.clientDataJSON)
    if (!(await this.challenges.take('passkey', challenge))) refuse('auth.challenge')
    if (!given.response.userHandle) refuse('passkey.unknown')
    const proof = await this.proveByPasskey(ctx, given, { challenge })

    const within = async (client: PoolClient) => {
      if (!(await this.challenges.use(challenge, client))) refuse('auth.challenge')
      if (!(await proof.use(client))) refuse('auth.challenge')
    }

    return this.accounts.signIn(ctx, proof.user, agent, { by: 'passkey', second: null, within })
  }

  /** Confirms a signed-in person by passkey or code, and returns which. */
  async confirm(ctx: Ctx, user: string, given: Given): Promise<SecondWay> {
    if (!given.passkey) {
      const proof = await this.tryCode(user, given)
      if (proof === undefined) return refuse('factor.wrong_code', { field: 'code' })
      if (!proof || !(await proof.use())) return refuse('access.used_code', { field: 'code' })
      return proof.second
    }

    const { challenge } = this.passkeys.clientData(given.passkey.response.clientDataJSON)
    const begun = await this.challenges.take('confirm', challenge)
    if (begun?.user !== user) refuse('passkey.over')
    const proof = await this.proveByPasskey(ctx, given.passkey, { challenge, user })
    if (!(await this.challenges.use(challenge))) refuse('passkey.over')
    if (!(await proof.use())) refuse('passkey.over')

    return proof.second
  }

  /** Checks a passkey; a copy is blocked, and the log and the person learn of it. */
  private async proveByPasskey(
    ctx: Ctx,
    given: PasskeyAssertion,
    { challenge, user }: { challenge: string; user?: string },
  ): Promise<PasskeyProof> {
    const proof = await this.passkeys.check(given, challenge)
    if (user && proof.user !== user) refuse('passkey.other_account')
    if (!proof.copied) return proof
    await this.passkeys.block(proof.id)

    await this.writes.append(ctx.as(proof.user), {
      type: 'block-passkey',
      user_id: proof.user,
      factor_id: proof.id,
    })

    return refuse('passkey.copied')
  }

  /** Checks a code of a sign-in. */
  private async prove(user: string, given: Given): Promise<Proof> {
    const field = fieldOf(given)
    const proof = await this.tryCode(user, given)
    if (proof === undefined) return refuse('auth.wrong_code', { field })

    return proof ?? refuse('auth.used_code', { field })
  }

  /** Looks a code up, slowed down like guesses of a password; undefined: wrong, null: used. */
  private async tryCode(user: string, given: Given): Promise<Proof | null | undefined> {
    const own = codeLimit(user)
    await this.attempts.take(own)

    const proof =
      given.code !== undefined
        ? await this.factors.codeOf(user, given.code)
        : await this.factors.recoveryCodeOf(user, given.recovery_code ?? '')

    if (proof) await this.attempts.succeeded(own)

    return proof
  }
}

export const fieldOf = ({ code, passkey }: Given) =>
  passkey ? 'passkey' : code !== undefined ? 'code' : 'recovery_code'
