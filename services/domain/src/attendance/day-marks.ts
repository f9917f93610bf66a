import { type DayMark, FULL_DAY } from '@workledger/contracts/attendance/attendance-report.api'
import type { Day, Employment } from './attendance-days'

export interface MarkFacts {
  readonly employment: Employment
  /** Today's date for the employee. */
  readonly today: string
  /** Days with a shift, and those with an open one. */
  readonly present: ReadonlySet<string>
  readonly running: ReadonlySet<string>
}

/**
 * Returns the mark of a day. Eight hours of presence are present, fewer are undertime. Otherwise it
 * is a day off, on leave, or absent if it is over and was to be worked. Null for the future, during
 * a shift, and outside employment.
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
