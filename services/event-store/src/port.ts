import type { EventMeta, Recorded } from '@workledger/contracts/kernel/event'

/** An event to append. The store assigns id, revision and position. */
export interface NewEvent {
  readonly type: string
  readonly data: Record<string, unknown>
}

export interface Append {
  readonly workspace: string
  readonly stream: string
  /** Revision of the last event that the decision saw; -1 for none; `'any'` skips the check. */
  readonly expected: number | 'any'
  readonly events: readonly NewEvent[]
  readonly meta: EventMeta
}

export interface Appended {
  /** Opaque ordered token of the last event, for `waitFor`. */
  readonly position: string
  readonly revision: number
  /** True for a repeated command id: nothing was written, and this is the first outcome. */
  readonly duplicate: boolean
}

/** The stream moved on after the decision. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}, not ${expected}`)
    this.name = 'WrongExpectedRevision'
  }
}

/** The connection broke before the answer, and looking up the command id failed too. */
export class UnknownOutcome extends Error {
  constructor(override readonly cause?: unknown) {
    super('The outcome of the append is unknown.')
    this.name = 'UnknownOutcome'
  }
}

/** The events of one append exceed the size limit of the log. */
export class AppendTooLarge extends TypeError {
  constructor(stream: string) {
    super(`An append to ${stream} is larger than 1 MiB; cut it into several.`)
    this.name = 'AppendTooLarge'
  }
}

/** The queue of appends is full, or the log is away. Nothing was written; try again in a moment. */
export class LogBusy extends Error {
  constructor(override readonly cause?: unknown) {
    super('The event log is busy.')
    this.name = 'LogBusy'
  }
}

export type Event = Recorded

/** Compares two positions: negative, zero or positive. Positions are opaque to all other code. */
export type ComparePositions = (a: string, b: string) => number

/**
 * The log. Callers pass and get plain data. The store encrypts the personal fields of each event
 * with the person's key (see vault.ts), and stores and chains the ciphertext.
 */
export interface EventStore {
  /** Appends to one stream, all or nothing, once for each `meta.command_id`. */
  append(append: Append): Promise<Appended>
  /**
   * Returns the events of one stream in order, from revision `from` (default 0) up to and including
   * `to`.
   */
  readStream(
    workspace: string,
    stream: string,
    range?: { from?: number; to?: number },
  ): Promise<Event[]>
  /**
   * Returns at most `limit` events of the whole log after a position, oldest first. `null` reads
   * from the start.
   */
  readAll(after: string | null, limit: number): Promise<Event[]>
  /**
   * Returns the outcome of a command, or undefined if it wrote nothing. Resolves an unknown
   * outcome.
   */
  findCommand(workspace: string, stream: string, commandId: string): Promise<Appended | undefined>
  /** Returns the position of the newest event, or null for an empty log. */
  head(): Promise<string | null>
  /** Calls back after commits in any process: at least once, coalesced, without the events. */
  onAppended(wake: () => void): () => void
  /**
   * Calls back when any process erases people of a workspace; `undefined` means any workspace.
   * Callers must drop earlier decrypted data.
   */
  onErased(forget: (workspace: string | undefined) => void): () => void
  readonly comparePositions: ComparePositions
  /** Returns the number of events after `from` up to `to`; null if the store cannot count. */
  eventsBetween(from: string | null, to: string | null): Promise<number | null>
  close(): Promise<void>
}
