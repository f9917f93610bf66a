import { Fraction } from '../kernel/fraction'

/** A day of a leave, and the part that it takes. */
export interface LeaveDay {
  readonly date: string
  /** "1", "0.5", "0.25"; of hours rounded to six places if it has no end. */
  readonly part: string
  /** Of hours: the exact part is `seconds` of the day's agreed ones, `of`. */
  readonly seconds?: number | undefined
  readonly of?: number | undefined
  /** Of a part of a day: the part that a holiday leaves to work, if less than the whole. */
  readonly worth?: string | undefined
}

/** A leave, before its days are counted. */
export interface AskedDays {
  readonly start_on: string
  readonly finish_on: string
  readonly half_day: string | null
  /** Quarters of one day: "0.25", "0.5" or "0.75". */
  readonly day_part?: string | null | undefined
  /** Hours of one day. */
  readonly seconds?: number | null | undefined
  /** Time off in lieu counts the hours of each day. */
  readonly takes_account?: boolean | null | undefined
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
  /**
   * Returns the agreed seconds of a working day, or those of a policy that grants by hours worked; 0
   * without either.
   */
  readonly agreed: (date: string) => number
  /** Whether whole days keep their hours, because only the policy knows them; absent: no. */
  readonly in_hours?: (date: string) => boolean
}

const HALF = 0.5

/**
 * Returns the days that a leave takes, both ends included, in order; leaves out days that do not
 * count. Half a day of leave takes half a day, even if a half holiday leaves no more than that to
 * work. Hours and quarters take no more than is to be worked on that day.
 */
export function leaveDays(leave: AskedDays, calendar: Calendar): LeaveDay[] {
  if (isPartial(leave)) return partialDay(leave, calendar)
  if (leave.takes_account) return hoursOfDays(leave, calendar)

  return daysBetween(leave.start_on, leave.finish_on).flatMap((date) => {
    const part = Math.min(dayWorth(date, calendar), leave.half_day ? HALF : 1)
    if (part <= 0) return []
    const of = calendar.agreed(date)
    const hours = calendar.in_hours?.(date) ? { seconds: Math.round(of * part), of } : {}
    return [{ date, part: String(part), ...hours }]
  })
}

/** Returns working days with their hours. */
const hoursOfDays = ({ start_on, finish_on, half_day }: AskedDays, calendar: Calendar) =>
  daysBetween(start_on, finish_on).flatMap((date): LeaveDay[] => {
    const of = calendar.agreed(date)
    const worth = dayWorth(date, { ...calendar, days_type: () => 'working_days' })
    const part = Math.min(worth, half_day ? HALF : 1)
    return part > 0 && of > 0
      ? [{ date, part: String(part), seconds: Math.round(of * part), of }]
      : []
  })

/** Returns whether a leave takes hours or quarters of a day. */
export const isPartial = ({ day_part, seconds }: Pick<AskedDays, 'day_part' | 'seconds'>) =>
  day_part != null || seconds != null

function partialDay(
  { start_on: date, day_part, seconds, takes_account }: AskedDays,
  { weekdays, holiday, agreed }: Calendar,
): LeaveDay[] {
  const worth = weekdays(date).includes(isoWeekday(date)) ? 1 - holiday(date) : 0
  if (worth <= 0) return []
  const limit = worth < 1 ? { worth: String(worth) } : {}

  const of = agreed(date)

  if (seconds == null) {
    const part = Math.min(worth, Number(day_part))
    const hours = takes_account ? { seconds: Math.round(of * part), of } : {}
    return takes_account && of === 0 ? [] : [{ date, part: String(part), ...hours, ...limit }]
  }

  if (of === 0) return []
  const counted = Math.min(seconds, Math.round(of * worth))
  const part = Fraction.ratio(counted, of).toString()

  return [{ date, part, seconds: counted, of, ...limit }]
}

/** Returns the exact part of a day of leave. */
export const partOf = ({ part, seconds, of }: Omit<LeaveDay, 'date'>): Fraction =>
  seconds === undefined || !of ? Fraction.of(part) : Fraction.ratio(seconds, of)

/** Returns the seconds that a day of leave takes of these agreed ones. */
export const secondsOf = (day: Omit<LeaveDay, 'date'>, agreed: number): number =>
  day.seconds ?? partOf(day).times(agreed).rounded()

/** Returns the seconds of work that days of leave take; null if one has no agreed hours. */
export function secondsTaken(
  days: readonly LeaveDay[],
  agreed: (date: string) => number,
): number | null {
  const seconds = days.map((day) => (agreed(day.date) ? secondsOf(day, agreed(day.date)) : null))
  return seconds.includes(null) ? null : seconds.reduce<number>((sum, each) => sum + each!, 0)
}

/** Returns a number of days in seconds of these agreed ones; null without them. */
export const secondsOfDays = (days: string, agreed: number): number | null =>
  agreed ? Fraction.of(days).times(agreed).rounded() : null

export const sameDay = (a: LeaveDay, b: LeaveDay) =>
  a.date === b.date && a.part === b.part && a.seconds === b.seconds && a.of === b.of

/** Returns 1 for a counted day, 0.5 for a half holiday, 0 for a day that does not count. */
export function dayWorth(date: string, { days_type, weekdays, holiday }: Calendar): number {
  if (days_type(date) === 'calendar_days') return 1
  return weekdays(date).includes(isoWeekday(date)) ? 1 - holiday(date) : 0
}

/** Returns the sum of days as a decimal string. */
export const daysTotal = (days: readonly Omit<LeaveDay, 'date'>[]): string =>
  Fraction.sum(days.map(partOf)).toString()

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
