import type { RecurringUnit } from '@workledger/contracts/invoicing/recurring-words'
import { LAST_YEAR } from '@workledger/contracts/kernel/text'
import { DateTime } from 'luxon'
import { daysFrom } from './reminders'

/** All days are `YYYY-MM-DD`, as the clocks of the workspace show them. */
export interface RecurringDays {
  readonly every: number
  readonly unit: RecurringUnit
  readonly first_on: string
  readonly until: string | null
  /** How many days there are at most; null: no end by number. */
  readonly times: number | null
}

/** Days that a unit has at most. */
const LONGEST = { week: 7, month: 31, year: 366 } as const

/**
 * The nth day, counted from 0. A day that a month does not have is its last one, and the months
 * after it have the first day again.
 */
const nth = ({ every, unit, first_on }: RecurringDays, n: number): string =>
  DateTime.fromISO(first_on, { zone: 'utc' })
    .plus({ [`${unit}s`]: n * every })
    .toISODate()!

/** The first day after `after`, whatever the schedule's end. */
function dayAfter(days: RecurringDays, after: string | null): string {
  if (after === null || after < days.first_on) return days.first_on
  const passed = (Date.parse(after) - Date.parse(days.first_on)) / 86_400_000

  for (let n = Math.floor(passed / (LONGEST[days.unit] * days.every)); ; n++) {
    const day = nth(days, n)
    if (day > after) return day
  }
}

/** The next day after `after`, of which `made` came before; null: none. */
export function nextDay(days: RecurringDays, after: string | null, made: number): string | null {
  if (days.times !== null && made >= days.times) return null
  const day = dayAfter(days, after)
  return (days.until !== null && day > days.until) || day >= `${LAST_YEAR + 1}` ? null : day
}

/** The days after `after` that have come by `today`, earliest first. */
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

/** The last day of the period that begins with one of the days: the day before the next. */
export const lastOfPeriod = (days: RecurringDays, day: string): string =>
  daysFrom(dayAfter(days, day), -1)
