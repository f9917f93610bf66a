import type { EventMeta, Recorded } from '@workledger/contracts/kernel/event'

/** An event to be appended; ids, revisions and positions are the store's. */
export interface NewEvent {
  readonly type: string
  readonly data: Record<string, unknown>
}

export interface Append {
  readonly workspace: string
  readonly stream: string
  /** Revision of the last event the decision saw; -1 for none; `'any'` skips the check. */
  readonly expected: number | 'any'
  readonly events: readonly NewEvent[]
  readonly meta: EventMeta
}

export interface Appended {
  /** Opaque ordered token of the last event; hand it to `waitFor`. */
  readonly position: string
  readonly revision: number
  /** The command id was seen before: nothing was written, the first outcome is told again. */
  readonly duplicate: boolean
}

/** The stream has moved on since the decision was made. */
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

/**
 * The connection broke between sending and the answer, and the command id could not be looked up
 * either.
 */
export class UnknownOutcome extends Error {
  constructor(override readonly cause?: unknown) {
    super('The outcome of the append is unknown.')
    this.name = 'UnknownOutcome'
  }
}

/** The events of one append have more bytes than a log takes at once. */
export class AppendTooLarge extends TypeError {
  constructor(stream: string) {
    super(`An append to ${stream} is larger than 1 MiB; cut it into several.`)
    this.name = 'AppendTooLarge'
  }
}

/**
 * More appends wait than the queue holds, or the log is away; nothing was written. Try again in a
 * moment.
 */
export class LogBusy extends Error {
  constructor(override readonly cause?: unknown) {
    super('The event log is busy.')
    this.name = 'LogBusy'
  }
}

export type Event = Recorded

/** Compares two positions: negative, zero or positive. Positions are opaque to everybody else. */
export type ComparePositions = (a: string, b: string) => number

/**
 * The log. Data goes in and comes out decrypted; on its way the personal fields of each event are
 * encrypted with their person's key (see vault.ts) and the ciphertext is what is stored and
 * chained.
 */
export interface EventStore {
  /** One stream, all or nothing, once for each `meta.command_id`. */
  append(append: Append): Promise<Appended>
  /** Events of one stream in order, from revision `from` (default 0) up to and with `to`. */
  readStream(
    workspace: string,
    stream: string,
    range?: { from?: number; to?: number },
  ): Promise<Event[]>
  /**
   * Events of the whole log after a position (`null`: from the start), oldest first, at most
   * `limit`.
   */
  readAll(after: string | null, limit: number): Promise<Event[]>
  /** What the command wrote, or undefined; settles an unknown outcome. */
  findCommand(workspace: string, stream: string, commandId: string): Promise<Appended | undefined>
  /** Position of the newest event, or null for an empty log. */
  head(): Promise<string | null>
  /**
   * Calls back after commits, here or in another process; at least once, coalesced, never with the
   * events themselves.
   */
  onAppended(wake: () => void): () => void
  /**
   * Calls back when people of a workspace were erased, here or in another process; `undefined`
   * means any may have been. What was decrypted before must not be kept.
   */
  onErased(forget: (workspace: string | undefined) => void): () => void
  readonly comparePositions: ComparePositions
  /** Events behind `from` up to `to`; null where that cannot be told. */
  eventsBetween(from: string | null, to: string | null): Promise<number | null>
  close(): Promise<void>
}
