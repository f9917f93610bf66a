import { Inject, Injectable } from '@nestjs/common'
import { administers } from '@workledger/contracts/kernel/permissions'
import type { Session } from '../kernel/context'
import { Installation } from './installation'

export const OPERATORS = Symbol('operators')

/** Who looks after the installation: the verified addresses of OPERATORS, or without it the admins of the first workspace. */
@Injectable()
export class Operators {
  private first: string | undefined
  constructor(
    @Inject(OPERATORS) private readonly addresses: readonly string[] | undefined,
    private readonly installation: Installation,
  ) {}

  async includes(session: Session): Promise<boolean> {
    if (session.impersonator) return false
    const { user, memberships } = session
    // Anybody can sign up with an address; only its owner can verify it.
    if (this.addresses) return user.email_verified_at !== null && this.addresses.includes(user.email.toLowerCase())
    this.first ??= await this.installation.firstWorkspace()
    return memberships.some(({ workspace, permissions }) => workspace === this.first && administers(permissions))
  }
}
