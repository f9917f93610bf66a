import type { RecurringUnit } from '@workledger/contracts/invoicing/recurring-words'
import { LAST_YEAR } from '@workledger/contracts/kernel/text'
import { DateTime } from 'luxon'
import { daysFrom } from './reminders'

/** All days are `YYYY-MM-DD` in the workspace's zone. */
export interface RecurringDays {
  readonly every: number
  readonly unit: RecurringUnit
  readonly first_on: string
  readonly until: string | null
  /** Most days in all; null: unlimited. */
  readonly times: number | null
}

/** Most days of each unit. */
const RECURRING_DAYS_LONGEST = { week: 7, month: 31, year: 366 } as const

/**
 * Returns the nth day, counted from 0. In a month without that day it is the last one; later months
 * return to the first day's date.
 */
const nth = ({ every, unit, first_on }: RecurringDays, n: number): string =>
  DateTime.fromISO(first_on, { zone: 'utc' })
    .plus({ [`${unit}s`]: n * every })
    .toISODate()!

/** Returns the first day after `after`, ignoring the schedule's end. */
function dayAfter(days: RecurringDays, after: string | null): string {
  if (after === null || after < days.first_on) return days.first_on
  const passed = (Date.parse(after) - Date.parse(days.first_on)) / 86_400_000

  for (let n = Math.floor(passed / (RECURRING_DAYS_LONGEST[days.unit] * days.every)); ; n++) {
    const day = nth(days, n)
    if (day > after) return day
  }
}

/** Returns the next day after `after`; `made` days came before. Null for none. */
export function nextDay(days: RecurringDays, after: string | null, made: number): string | null {
  if (days.times !== null && made >= days.times) return null
  const day = dayAfter(days, after)
  return (days.until !== null && day > days.until) || day >= `${LAST_YEAR + 1}` ? null : day
}

/** Returns the days after `after` up to `today`, earliest first. */
export function daysCome(
  days: RecurringDays,
  after: string | null,
  made: number,
  today: string,
): string[] {
  const come: string[] = []

  for (
    let day = nextDay(days, after, made);
    day !== null && day <= today;
    day = nextDay(days, day, made + come.length)
  )
    come.push(day)

  return come
}

/** Returns the last day of the period that begins with one of the days: the day before the next. */
export const lastOfPeriod = (days: RecurringDays, day: string): string =>
  daysFrom(dayAfter(days, day), -1)
