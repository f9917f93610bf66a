import type { workingTimeCauses } from '@workledger/contracts/working-time/working-time.events'
import Decimal from 'decimal.js'

/** The facts of one local day of one person, in seconds. */
export interface AccountDay {
  readonly day: string
  /** By the contract of the day; 0 on a day without work by it. */
  readonly agreed: number
  /** Parts of the day, such as `0.5`. */
  readonly holiday: string
  readonly leave: string
  readonly worked: number
  /** The part that is time off in lieu, if any: it leaves the target, so the account pays it. */
  readonly lieu?: string | undefined
}

export type Cause = (typeof workingTimeCauses)[number]

/** Returns the seconds to be worked: the agreed ones less the parts of holiday and leave. */
export function targetOf({ agreed, holiday, leave }: AccountDay): number {
  const left = Decimal.max(0, new Decimal(1).minus(holiday).minus(leave))
  return left.times(agreed).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
}

export const differenceOf = (day: AccountDay) => day.worked - targetOf(day)

/** Returns the facts of a day that differ; a day is always explained by them. */
export const changedFacts = (before: AccountDay, now: AccountDay): Cause[] =>
  (['agreed', 'holiday', 'leave', 'worked', 'lieu'] as const).filter(
    (fact) => before[fact] !== now[fact],
  )

export function totalsOf(days: readonly AccountDay[]) {
  let target = 0
  let worked = 0

  for (const day of days) {
    target += targetOf(day)
    worked += day.worked
  }

  return { target, worked, difference: worked - target }
}

/** Returns each day with its target, difference and the sum of differences so far: its *why*. */
export function explainedDays(days: readonly AccountDay[]) {
  let running = 0

  return days.map((day) => {
    const difference = differenceOf(day)
    running += difference
    return { ...day, target: targetOf(day), difference, running }
  })
}
