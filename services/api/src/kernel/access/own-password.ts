import type { Session } from '../http/context'

/** Asks the signed-in user for a password or factor again. The accounts area provides it. */
export abstract class OwnPassword {
  /**
   * Refuses a sign-in-as session, and a wrong password (at the field `current_password`). Limits
   * guesses as the sign-in does. An API token needs the scope `export` instead.
   */
  abstract confirm(session: Session, password: string | undefined): Promise<void>
}
