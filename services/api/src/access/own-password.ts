import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
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
  async confirm({ user, impersonator }: Session, password: string): Promise<void> {
    if (impersonator) refuse('access.impersonating')
    const own = limit(`password of ${user.id}`)
    await this.attempts.take(own)

    if (!(await this.credentials.matches(user.id, password)))
      refuse('access.current_password', { field: 'current_password' })

    await this.attempts.succeeded(own)
  }
}
