import type { ShownStep } from '@workledger/contracts/kernel/shown-step'

/** Returns the number of the step that is shown as waiting, as a decision names it. */
export function seenStep(steps: readonly Pick<ShownStep, 'state'>[] | undefined): {
  step?: number
} {
  const step = 1 + (steps?.findIndex(({ state }) => state === 'waiting') ?? -1)
  return step > 0 ? { step } : {}
}
