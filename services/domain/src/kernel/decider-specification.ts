import { CodedError } from '@workledger/contracts/kernel/errors'
import { type Decider, fold } from './decider'

/**
 * Tests a decider: events, then a command, then events or an error code: `given(leave,
 * requested).when(approve).then(approved)`.
 */
export function given<S, C, E extends { type: string }>(
  decider: Decider<S, C, E>,
  ...history: E[]
) {
  // A kept state is stored as JSON and must return unchanged.
  const folded = fold(decider, history)
  const state = decider.kept === undefined ? folded : (JSON.parse(JSON.stringify(folded)) as S)
  expect(state).toEqual(folded)

  return {
    when: (command: C) => ({
      then: (...expected: E[]) => expect(decider.decide(state, command)).toEqual(expected),
      thenNothing: () => expect(decider.decide(state, command)).toEqual([]),
      thenRefused: (code: string) => {
        let refused: unknown

        try {
          decider.decide(state, command)
        } catch (error) {
          refused = error
        }

        expect(refused).toBeInstanceOf(CodedError)
        expect((refused as CodedError).code).toBe(code)
      },
    }),
    state,
  }
}
