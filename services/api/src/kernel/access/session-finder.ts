import type { Session } from '../http/context'

/** Finds sessions that are neither expired nor revoked. The access area provides it. */
export abstract class SessionFinder {
  /** Returns the session of a token, also from memory. */
  abstract find(token: string): Promise<Session | undefined>

  /** Returns the session of a token from the tables, for callers that react to a change. */
  abstract look(token: string): Promise<Session | undefined>

  /** Returns the session that requested a link to a file. */
  abstract byId(id: string): Promise<Session | undefined>
}
