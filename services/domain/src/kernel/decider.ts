import type { Touch } from './contents'

/**
 * The rule of one kind of stream. Both functions are pure: time, ids and the actor come in with the
 * command. `decide` answers the events to append (none when nothing changes) or throws a
 * CodedError; `evolve` folds one event in.
 */
export interface Decider<State, Command, Event extends { type: string }> {
  /** Stream category; the stream's name is `${category}-${id}`. */
  readonly category: string
  readonly initial: State
  decide(state: State, command: Command): readonly Event[]
  evolve(state: State, event: Event): State
  /**
   * What an event does to the content of items that people change and decide about by what they
   * saw; see contents.ts.
   */
  content?(event: Event): Touch | readonly Touch[] | undefined
  /** How many common events a state weighs as much as, where that is far from how many made it. */
  weight?(state: State): number
  /**
   * For streams that grow for years and are named after the person whose they are: the version of
   * the state as `evolve` makes it, which is kept beside the log (kept-states.ts). Raised when the
   * same events make another state. The state is plain JSON.
   */
  readonly kept?: number
}

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
