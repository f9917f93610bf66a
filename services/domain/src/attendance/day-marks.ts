import { type DayMark, FULL_DAY } from '@workledger/contracts/attendance/attendance-report.api'
import type { Day, Employment } from './attendance-days'

export interface MarkFacts {
  readonly employment: Employment
  /** The employee's own. */
  readonly today: string
  /** Days with a shift, and those with one that goes on. */
  readonly present: ReadonlySet<string>
  readonly running: ReadonlySet<string>
}

/**
 * What a day was: with eight hours of presence present, with less undertime; otherwise a day off,
 * on leave, or, if it is over and to be worked, absent. Null for what is to come, for who is in at
 * the moment, and outside of the employment.
 */
export function markOf(
  day: Day & { readonly presence: number },
  { employment, today, present, running }: MarkFacts,
): DayMark | null {
  const { since, until, gaps = [] } = employment

  if (present.has(day.date)) {
    if (day.presence >= FULL_DAY) return 'present'
    return running.has(day.date) ? null : 'undertime'
  }

  if (day.date < since || (until !== null && day.date > until)) return null
  if (gaps.some(({ start, end }) => start <= day.date && day.date <= end)) return null
  if (!day.is_working) return 'holiday'
  if (day.leave > 0) return 'leave'

  return day.date < today ? 'absent' : null
}
