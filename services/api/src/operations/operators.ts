import type { Session } from '../kernel/http/context'
import type { Installation } from './installation'

/**
 * Who looks after the installation: the verified addresses of OPERATORS. Without it, who holds
 * edit_company in the only workspace; once there is a second one, nobody, for a company would act
 * on the others.
 */
export class Operators {
  constructor(
    private readonly addresses: readonly string[] | undefined,
    private readonly installation: Installation,
  ) {}

  async includes(session: Session): Promise<boolean> {
    if (session.impersonator) return false
    const { user, memberships } = session

    // Anybody can sign up with an address; only its owner can verify it.
    if (this.addresses)
      return user.email_verified_at !== null && this.addresses.includes(user.email.toLowerCase())

    const only = await this.installation.onlyWorkspace()

    return memberships.some(
      ({ workspace, permissions }) => workspace === only && permissions.includes('edit_company'),
    )
  }
}
