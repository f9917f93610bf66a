import { Injectable } from '@nestjs/common'
import { CONFIRMED } from '@workledger/contracts/access/passkeys.api'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { covers, EXPORT_SCOPE } from '@workledger/contracts/kernel/token-scopes'
import { OwnPassword } from '../kernel/access/own-password'
import type { Session } from '../kernel/http/context'
import { Attempts, limit } from './attempts.port'
import { Challenges } from './challenges'
import { Credentials } from './credentials'
import { Factors } from './factors'
import { codeLimit } from './sign-ins.service'

/** A code of an authenticator app; passwords are longer. */
const CODE = /^\d{6}$/

/** Stands for a fresh sign-in by the provider of the session. */
const BY_PROVIDER = `${CONFIRMED}provider`

/** Milliseconds for which a sign-in by a company's provider counts as a confirmation. */
const FRESH = 5 * 60_000

/** Returns whether a provider asked only now who the person is. */
export const isFresh = (at: string | null | undefined) =>
  at !== null && at !== undefined && Date.now() - Date.parse(at) <= FRESH

@Injectable()
export class KeptPassword extends OwnPassword {
  constructor(
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
    private readonly factors: Factors,
    private readonly challenges: Challenges,
  ) {
    super()
  }

  /**
   * Confirms by the current password, a code of the authenticator app, an answer of `POST
   * /me/confirmation`, or a fresh sign-in by a company's provider. Guesses are limited as at the sign-in.
   */
  async confirm(
    { id, user, impersonator, token, provider, authenticated_at }: Session,
    password: string | undefined,
  ): Promise<void> {
    if (token) return covers(token.scopes, EXPORT_SCOPE) ? undefined : refuse('token.forbidden')
    if (impersonator) refuse('access.impersonating')
    if (!password) refuseField('current_password', 'access.current_password_missing')
    if (CODE.test(password)) return this.confirmCode(user.id, password)
    if (password === BY_PROVIDER && provider && isFresh(authenticated_at)) return
    if (password.startsWith(CONFIRMED)) return this.useConfirmation(user.id, id, password)
    const own = limit(`password of ${user.id}`)
    await this.attempts.take(own)

    if (!(await this.credentials.matches(user.id, password)))
      refuse('access.current_password', { field: 'current_password' })

    await this.attempts.succeeded(own)
  }

  /** Uses up the confirmation that a passkey or a code gave this session. */
  private async useConfirmation(user: string, session: string, given: string): Promise<void> {
    const token = given.slice(CONFIRMED.length)
    const made = await this.challenges.take('confirmation', token)

    if (made?.user !== user || made.content.session !== session)
      refuse('access.confirmation', { field: 'current_password' })

    if (!(await this.challenges.use(token)))
      refuse('access.confirmation', { field: 'current_password' })
  }

  private async confirmCode(user: string, code: string): Promise<void> {
    const own = codeLimit(user)
    await this.attempts.take(own)
    const proof = await this.factors.codeOf(user, code)

    if (proof === null || (proof && !(await proof.use())))
      refuse('access.used_code', { field: 'current_password' })

    if (!proof) refuse('access.current_password', { field: 'current_password' })
    await this.attempts.succeeded(own)
  }
}
