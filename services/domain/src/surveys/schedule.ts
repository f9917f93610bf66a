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
   * The day of the last sending by hand, which the schedule counts from; without one there is no
   * schedule yet.
   */
  readonly anchor: string | null
  /**
   * The next sending lies after this day: that of the last one, or of the change that the schedule
   * began anew with.
   */
  readonly after: string | null
}

/**
 * The day on which a survey is due again, `YYYY-MM-DD`; null when it is not. A day that a month
 * does not have is its last one, and the months after it have the first day again.
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
