import { Injectable } from '@nestjs/common'
import type { SignInWay } from '@workledger/contracts/access/access.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { PoolClient } from 'pg'
import type { Ctx } from '../kernel/http/context'
import { Accounts } from './accounts.service'
import { Attempts, limit } from './attempts.port'
import { Challenges } from './challenges'
import { Factors, type Proof } from './factors'

/** A wrong code slows the account's codes down, from wherever they come: its password is known. */
export const codeLimit = (user: string) => limit(`code of ${user}`)

interface Given {
  readonly code?: string | undefined
  readonly recovery_code?: string | undefined
}

/** Opens sessions of people who proved who they are, after a second factor where one is due. */
@Injectable()
export class SignIns {
  constructor(
    private readonly accounts: Accounts,
    private readonly challenges: Challenges,
    private readonly factors: Factors,
    private readonly attempts: Attempts,
  ) {}

  /** Opens a session, or refuses with the challenge for the second factor. */
  async open(ctx: Ctx, user: string, by: SignInWay, agent: string | undefined) {
    const kinds = await this.factors.kindsOf(user)
    if (kinds.length === 0) return this.accounts.signIn(ctx, user, agent, { by, second: null })
    const { token, expires_at } = await this.challenges.make('second-factor', user, { by })
    const recovery = (await this.factors.codesLeft(user)) > 0 ? ['recovery-code'] : []

    return refuse('auth.second_factor', {
      challenge: { token, kinds: [...kinds, ...recovery], expires_at },
    })
  }

  /** Finishes a sign-in; the session, the challenge and the code's use are one transaction. */
  async finish(ctx: Ctx, token: string, given: Given, agent: string | undefined) {
    const challenge = await this.challenges.take('second-factor', token)
    if (!challenge?.user) return refuse('auth.challenge')
    const { user, content } = challenge
    const proof = await this.prove(user, given)

    const within = async (client: PoolClient) => {
      if (!(await this.challenges.use(client, token))) refuse('auth.challenge')
      if (!(await proof.use(client))) refuse('auth.used_code', { field: fieldOf(given) })
    }

    return this.accounts.signIn(ctx, user, agent, { by: content.by, second: proof.second, within })
  }

  /** Checks a code, slowed down like guesses of a password. */
  async prove(user: string, given: Given): Promise<Proof> {
    const field = fieldOf(given)
    const own = codeLimit(user)
    await this.attempts.take(own)

    const proof =
      given.code !== undefined
        ? await this.factors.codeOf(user, given.code)
        : await this.factors.recoveryCodeOf(user, given.recovery_code ?? '')

    if (proof === undefined) return refuse('auth.wrong_code', { field })
    if (proof === null) return refuse('auth.used_code', { field })
    await this.attempts.succeeded(own)

    return proof
  }
}

const fieldOf = ({ code }: Given) => (code !== undefined ? 'code' : 'recovery_code')
