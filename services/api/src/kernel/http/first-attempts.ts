import type { Session } from './context'

/**
 * Finds what a request's earlier attempt wrote, when its server died before the answer and the
 * request's record is gone. The audit area provides it.
 */
export abstract class FirstAttempts {
  /** Returns whether the command wrote events. */
  abstract wrote(session: Session, commandId: string): Promise<boolean>
}
