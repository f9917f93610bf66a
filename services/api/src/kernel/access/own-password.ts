import type { Session } from '../http/context'

/** Asks for the password of whoever is signed in once more. The area of accounts provides it. */
export abstract class OwnPassword {
  /**
   * Refuses a session of somebody who is signed in as somebody else, and a wrong password (at the
   * field `current_password`); guesses are slowed down as at the sign-in.
   */
  abstract confirm(session: Session, password: string): Promise<void>
}
