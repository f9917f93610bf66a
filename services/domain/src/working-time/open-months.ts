import { addMonths, monthOf } from './months'

/** A version of the rules, for the months from its first one on. */
export interface DatedRules {
  /** The first day of a month. */
  readonly effective_on: string
  readonly on: boolean
}

/** First and last day of employment; null while it is open, or without a first day. */
export interface Employed {
  readonly from: string | null
  readonly to: string | null
}

/** Returns the version in force in a month, if any; `versions` is in order, oldest first. */
export const rulesOf = <R extends DatedRules>(
  versions: readonly R[],
  month: string,
): R | undefined => versions.findLast(({ effective_on }) => effective_on <= month)

/**
 * Returns the months of an account that are not closed, through that of `today`: those of the
 * employment in which the rules are on.
 */
export function openMonths(
  versions: readonly DatedRules[],
  employed: Employed,
  closed: string | null,
  today: string,
): string[] {
  const first = versions.find(({ on }) => on)?.effective_on
  if (!first || !employed.from) return []
  const hired = monthOf(employed.from)
  const since = closed ? addMonths(closed, 1) : hired > first ? hired : first
  const now = monthOf(today)
  const last = employed.to && monthOf(employed.to) < now ? monthOf(employed.to) : now
  const months: string[] = []

  for (let month = since; month <= last; month = addMonths(month, 1))
    if (rulesOf(versions, month)?.on) months.push(month)

  return months
}
