/** Identifies a state: the stream of one person, and the version of the decider's fold. */
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
  /** Id of the event at that revision. A log with another event there is not the state's source. */
  readonly event: string
}

/**
 * States of long streams, stored in addition to the log. So a restarted server need not fold ten
 * years for one command. A lost or outdated state is folded again.
 */
export interface KeptStates {
  find(of: KeptFor): Promise<KeptState | undefined>
  /** Never rejects. */
  keep(of: KeptFor, folded: KeptState): Promise<void>
}
