import type { Session } from '../kernel/http/context'
import type { Installation } from './installation'

/**
 * Operators of the installation: the verified addresses of OPERATORS. Without that setting, holders
 * of edit_company in the only workspace. With a second workspace there are none, because one
 * company would act on others.
 */
export class Operators {
  constructor(
    private readonly addresses: readonly string[] | undefined,
    private readonly installation: Installation,
  ) {}

  async includes(session: Session): Promise<boolean> {
    if (session.impersonator) return false
    const { user, memberships } = session

    // Any person can sign up with an address; only its owner can verify it.
    if (this.addresses)
      return user.email_verified_at !== null && this.addresses.includes(user.email.toLowerCase())

    const only = await this.installation.onlyWorkspace()

    return memberships.some(
      ({ workspace, permissions }) => workspace === only && permissions.includes('edit_company'),
    )
  }
}
