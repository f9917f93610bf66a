import type { SurveyFrequency } from '@workledger/contracts/surveys/survey-kinds'
import { DateTime } from 'luxon'

const months: Readonly<Record<SurveyFrequency, number>> = {
  monthly: 1,
  quarterly: 3,
  halfyearly: 6,
}

export interface Schedule {
  readonly enabled: boolean
  readonly recurring: boolean
  readonly frequency: SurveyFrequency
  /**
   * The day of the last manual sending, from which the schedule counts; without one there is no
   * schedule yet.
   */
  readonly anchor: string | null
  /**
   * The next sending is after this day: that of the last one, or of the change that restarted the
   * schedule.
   */
  readonly after: string | null
}

/**
 * Returns the next due day of a survey, `YYYY-MM-DD`; null if it is not due again. In a month
 * without that day it is the last one; later months return to the first day's date.
 */
export function nextSending({
  enabled,
  recurring,
  frequency,
  anchor,
  after,
}: Schedule): string | null {
  if (!enabled || !recurring || !anchor) return null
  const first = DateTime.fromISO(anchor, { zone: 'utc' })
  const since = DateTime.fromISO(after ?? anchor, { zone: 'utc' })
  const passed = Math.max(0, Math.floor(since.diff(first, 'months').months / months[frequency]))

  for (let step = passed; ; step++) {
    const day = first.plus({ months: step * months[frequency] })
    if (step > 0 && day > since) return day.toISODate()
  }
}
