import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import type { ProcessContext } from './process-context'

/**
 * A reaction to an event that sends commands to other streams. It runs in the log's order, at least
 * once. Its commands have ids from event and step, so a second run has no effect. The request that
 * wrote the event waits for it.
 */
export interface Process<D extends EventDefinition = EventDefinition> {
  readonly name: string
  readonly on: D
  /** Default: every event of this type starts it. */
  when?(data: RecordedOf<D>['data']): boolean
  /** Default: every event concerns it. */
  readonly concern?: Concern<D>
  react(event: RecordedOf<D>, context: ProcessContext): Promise<void>
}

/** Tells which events a process must handle, so that an import's thousands cost one query. */
export interface Concern<D extends EventDefinition = EventDefinition> {
  /**
   * Returns the ids of those events of a workspace, read together, that the process must handle. It
   * is called once the read tables show all of them.
   */
  find(
    events: readonly RecordedOf<D>[],
    context: Pick<ProcessContext, 'ask'>,
  ): Promise<ReadonlySet<string>>
  /** All events by which processes change what `find` returns. It is then called again. */
  readonly changedBy: readonly EventDefinition[]
}

export const process = <D extends EventDefinition>(definition: Process<D>): Process =>
  definition as unknown as Process

/**
 * A long release works in slices and yields to others after each. A repetition starts from the
 * first slice.
 */
export type Release = Promise<void> | AsyncGenerator<void, void>

/**
 * The event that must follow a reservation within a minute in the same request. If the request was
 * refused or its process died, `otherwise` releases the reservation.
 */
export interface Expectation<D extends EventDefinition = EventDefinition> {
  readonly name: string
  readonly on: D | readonly D[]
  /** Default: every event of this type must be followed. */
  when?(data: RecordedOf<D>['data']): boolean
  readonly followedBy: readonly EventDefinition[]
  /**
   * Returns the key that finds the following event among the request's events. An event that
   * reserves for several records has one for each.
   */
  key(data: Record<string, unknown>): string | readonly string[]
  otherwise(event: RecordedOf<D>, context: ProcessContext, key: string): Release
  /**
   * `otherwise` completes the request's work. The request's other reservations wait for its end,
   * because that work needs them.
   */
  readonly completes?: true
}

export const expectation = <D extends EventDefinition>(definition: Expectation<D>): Expectation =>
  definition as unknown as Expectation
