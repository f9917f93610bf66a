import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import type { ProcessContext } from './process-context'

type AnyEvent = EventDefinition<any, any>

/**
 * What an event sets going in other streams. Runs in the order of the log, at least once; its
 * commands carry ids made from the event and the step, so that running again has no second effect.
 * The answer of the request whose event it is waits.
 */
export interface Process<D extends AnyEvent = AnyEvent> {
  readonly name: string
  readonly on: D
  /** Left out, every event of this type starts it. */
  when?(data: RecordedOf<D>['data']): boolean
  /**
   * Of events of a workspace that were read together, the ids of those that it has something to do
   * for; asked once the read tables show all of them, so that an import's thousands take one
   * question. Left out, all of them.
   */
  concerned?(
    events: readonly RecordedOf<D>[],
    context: Pick<ProcessContext, 'ask'>,
  ): Promise<ReadonlySet<string>>
  react(event: RecordedOf<D>, context: ProcessContext): Promise<void>
}

export const process = <D extends AnyEvent>(definition: Process<D>): Process =>
  definition as unknown as Process

/**
 * A release that takes long is done in slices: after each, others have their turn. A repetition
 * begins with the first.
 */
export type Release = Promise<void> | AsyncGenerator<void, void>

/**
 * What has to follow a reservation within a minute in the same request; where it does not, because
 * the request was refused or its process died, `otherwise` releases what was reserved.
 */
export interface Expectation<D extends AnyEvent = AnyEvent> {
  readonly name: string
  readonly on: D
  /** Left out, every event of this type has to be followed. */
  when?(data: RecordedOf<D>['data']): boolean
  readonly followedBy: readonly AnyEvent[]
  /** Finds the event that follows among those of the request. */
  key(data: Record<string, unknown>): string
  otherwise(event: RecordedOf<D>, context: ProcessContext): Release
}

export const expectation = <D extends AnyEvent>(definition: Expectation<D>): Expectation =>
  definition as unknown as Expectation
