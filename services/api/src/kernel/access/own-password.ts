import type { Session } from '../http/context'

/** Confirms anew who the signed-in user is, by password or factor. The accounts area provides it. */
export abstract class OwnPassword {
  /**
   * Refuses a sign-in-as session, and a wrong password (at the field `current_password`). Limits
   * guesses as the sign-in does. An API token needs the scope `export` instead.
   */
  abstract confirm(session: Session, password: string | undefined): Promise<void>
}
