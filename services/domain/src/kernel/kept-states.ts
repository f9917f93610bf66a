/**
 * Which state is meant: of one stream, named after the person whose it is, by one version of the
 * decider's fold.
 */
export interface KeptFor {
  readonly workspace: string
  readonly stream: string
  /** The id in the stream's name. */
  readonly person: string
  /** The decider's `kept`. */
  readonly version: number
}

export interface KeptState {
  readonly state: unknown
  readonly revision: number
  /**
   * Id of the event at that revision: a log that has another one there is not the one that it was
   * folded from.
   */
  readonly event: string
}

/**
 * States of long streams, kept beside the log, so that a server that has just started does not fold
 * ten years for one command. They are a convenience: what is lost or does not fit is folded again.
 */
export interface KeptStates {
  find(of: KeptFor): Promise<KeptState | undefined>
  /** Never rejects. */
  keep(of: KeptFor, folded: KeptState): Promise<void>
}
