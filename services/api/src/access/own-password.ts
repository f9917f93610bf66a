import { Injectable } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { covers, EXPORT_SCOPE } from '@workledger/contracts/kernel/token-scopes'
import { OwnPassword } from '../kernel/access/own-password'
import type { Session } from '../kernel/http/context'
import { Attempts, limit } from './attempts.port'
import { Credentials } from './credentials'

@Injectable()
export class KeptPassword extends OwnPassword {
  constructor(
    private readonly credentials: Credentials,
    private readonly attempts: Attempts,
  ) {
    super()
  }

  /** Confirms the current password. Guesses are limited as at the sign-in. */
  async confirm(
    { user, impersonator, token }: Session,
    password: string | undefined,
  ): Promise<void> {
    if (token) return covers(token.scopes, EXPORT_SCOPE) ? undefined : refuse('token.forbidden')
    if (impersonator) refuse('access.impersonating')
    if (!password) refuseField('current_password', 'access.current_password_missing')
    const own = limit(`password of ${user.id}`)
    await this.attempts.take(own)

    if (!(await this.credentials.matches(user.id, password)))
      refuse('access.current_password', { field: 'current_password' })

    await this.attempts.succeeded(own)
  }
}
