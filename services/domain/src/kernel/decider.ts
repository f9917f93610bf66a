import type { Touch } from './contents'

/**
 * The rule of one kind of stream. Both functions are pure: time, ids and the actor are in the
 * command. `decide` returns the events to append (none if nothing changes) or throws a CodedError;
 * `evolve` applies one event.
 */
export interface Decider<State, Command, Event extends { type: string }> {
  /** Stream category; the stream's name is `${category}-${id}`. */
  readonly category: string
  readonly initial: State
  decide(state: State, command: Command): readonly Event[]
  evolve(state: State, event: Event): State
  /**
   * Returns the effect of an event on the content of items, on which people decide by what they
   * saw; see contents.ts.
   */
  content?(event: Event): Touch | readonly Touch[] | undefined
  /**
   * Returns the weight of a state in common events, if it differs much from the number of its
   * events.
   */
  weight?(state: State): number
  /**
   * The version of a state kept with the log (kept-states.ts). For streams that grow for years and
   * are named after their person. Raise it when `evolve` makes another state of the same events.
   * The state is plain JSON.
   */
  readonly kept?: number
}

/** Any decider, where only its stream and what it says of events matter. */
export type AnyDecider = Decider<unknown, never, { type: string }>

export const fold = <S, C, E extends { type: string }>(
  decider: Decider<S, C, E>,
  events: Iterable<E>,
  from = decider.initial,
): S => {
  let state = from
  for (const event of events) state = decider.evolve(state, event)
  return state
}

export const streamOf = (decider: { category: string }, id: string) => `${decider.category}-${id}`
