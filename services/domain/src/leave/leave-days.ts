import Decimal from 'decimal.js'

/** A day of a leave, and the part that it takes: "1" or "0.5". */
export interface LeaveDay {
  readonly date: string
  readonly part: string
}

/** How days count, by the contract, the office and the policy of each day. */
export interface Calendar {
  /**
   * `calendar_days` counts every day; `working_days` leaves out weekends, holidays and days outside
   * the contract's working week.
   */
  readonly days_type: (date: string) => 'calendar_days' | 'working_days'
  /** ISO weekdays worked, 1 = Monday … 7 = Sunday. */
  readonly weekdays: (date: string) => readonly number[]
  /** Returns the part of the day that is a public holiday: 1, 0.5, or 0. */
  readonly holiday: (date: string) => number
}

const HALF = 0.5

/**
 * Returns the days that a leave takes, both ends included, in order; leaves out days that do not
 * count. Half a day of leave takes half a day, even if a half holiday leaves no more than that to
 * work.
 */
export const leaveDays = (
  leave: { start_on: string; finish_on: string; half_day: string | null },
  calendar: Calendar,
): LeaveDay[] =>
  daysBetween(leave.start_on, leave.finish_on).flatMap((date) => {
    const part = Math.min(dayWorth(date, calendar), leave.half_day ? HALF : 1)
    return part > 0 ? [{ date, part: String(part) }] : []
  })

/** Returns 1 for a counted day, 0.5 for a half holiday, 0 for a day that does not count. */
export function dayWorth(date: string, { days_type, weekdays, holiday }: Calendar): number {
  if (days_type(date) === 'calendar_days') return 1
  return weekdays(date).includes(isoWeekday(date)) ? 1 - holiday(date) : 0
}

/** Returns the sum of days as a decimal string. */
export const daysTotal = (days: readonly { part: string }[]): string =>
  days.reduce((sum, { part }) => sum.plus(part), new Decimal(0)).toString()

/** 1 = Monday … 7 = Sunday. */
export const isoWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Returns every day of a range, both ends included; at most ten years. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const end = Date.parse(`${to}T00:00:00Z`)

  for (
    let time = Date.parse(`${from}T00:00:00Z`);
    time <= end && days.length < 3660;
    time += 86_400_000
  )
    days.push(new Date(time).toISOString().slice(0, 10))

  return days
}
