import { BEST_RATING } from '@workledger/contracts/surveys/survey-kinds'
import { amount } from '../kernel/money'

/** Number of each rating, from 1 up. */
export type Distribution = readonly number[]

export const noRatings: Distribution = Array.from({ length: BEST_RATING }, () => 0)

export const rated = (before: Distribution, ratings: readonly number[]): number[] =>
  before.map((count, index) => count + ratings.filter((rating) => rating === index + 1).length)

/** Returns the mean of the ratings, rounded half up to so many places; null without any. */
export function average(distribution: Distribution, places: number): string | null {
  const count = distribution.reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  const sum = distribution.reduce((sum, each, index) => sum + each * (index + 1), 0)

  return amount(sum).div(count).toFixed(places)
}
