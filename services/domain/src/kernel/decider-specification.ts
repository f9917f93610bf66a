import { CodedError } from '@workledger/contracts/kernel/errors'
import { type Decider, fold } from './decider'

/** Given events, when a command, then events or an error code: `given(leave, requested).when(approve).then(approved)`. */
export function given<S, C, E extends { type: string }>(decider: Decider<S, C, E>, ...history: E[]) {
  const state = fold(decider, history)
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
