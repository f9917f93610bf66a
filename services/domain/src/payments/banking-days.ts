import { DateTime } from 'luxon'

/** Returns Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): DateTime {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)

  return DateTime.utc(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}

const MONDAY = 1
const THURSDAY = 4

/** Returns the nth such weekday of a month; -1 is the last. */
function nth(year: number, month: number, weekday: number, n: number): DateTime {
  if (n < 0) {
    const last = DateTime.utc(year, month, 1).endOf('month').startOf('day')
    return last.minus({ days: (last.weekday - weekday + 7) % 7 })
  }

  const first = DateTime.utc(year, month, 1)
  return first.plus({ days: ((weekday - first.weekday + 7) % 7) + 7 * (n - 1) })
}

/** Holidays of TARGET, the Eurosystem's settlement of euros (ECB, calendar of T2). */
const target = (year: number): DateTime[] => [
  DateTime.utc(year, 1, 1),
  easter(year).minus({ days: 2 }),
  easter(year).plus({ days: 1 }),
  DateTime.utc(year, 5, 1),
  DateTime.utc(year, 12, 25),
  DateTime.utc(year, 12, 26),
]

/** Returns the days off for holidays: those at a weekend move to the next weekdays. */
function moved(holidays: readonly DateTime[]): DateTime[] {
  const taken: DateTime[] = []

  for (const holiday of holidays) {
    let day = holiday
    while (day.weekday > 5 || taken.some((other) => other.equals(day))) day = day.plus({ days: 1 })
    taken.push(day)
  }

  return taken
}

/**
 * Bank holidays of England and Wales, on which Bacs does not settle. Holidays proclaimed for one
 * year only, as for a coronation, are not among them.
 */
const bacs = (year: number): DateTime[] => [
  ...moved([DateTime.utc(year, 1, 1)]),
  easter(year).minus({ days: 2 }),
  easter(year).plus({ days: 1 }),
  nth(year, 5, MONDAY, 1),
  nth(year, 5, MONDAY, -1),
  nth(year, 8, MONDAY, -1),
  ...moved([DateTime.utc(year, 12, 25), DateTime.utc(year, 12, 26)]),
]

/** Returns a holiday of the Federal Reserve: a Sunday's is kept on Monday, a Saturday's is not. */
const observed = (day: DateTime) => (day.weekday === 7 ? day.plus({ days: 1 }) : day)

/** Holidays of the Federal Reserve, on which the ACH does not settle. */
const federalReserve = (year: number): DateTime[] => [
  observed(DateTime.utc(year, 1, 1)),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  nth(year, 5, MONDAY, -1),
  observed(DateTime.utc(year, 6, 19)),
  observed(DateTime.utc(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(DateTime.utc(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(DateTime.utc(year, 12, 25)),
]

const calendars = { target, bacs, 'federal-reserve': federalReserve } as const

export type Settlement = keyof typeof calendars

/** Returns whether a system settles on this day: Monday to Friday, except its holidays. */
export function isBankingDay(day: string, settlement: Settlement = 'target'): boolean {
  const date = DateTime.fromISO(day, { zone: 'utc' })
  if (date.weekday > 5) return false
  return !calendars[settlement](date.year).some((holiday) => holiday.toISODate() === day)
}

/** Returns the day, or the next one on which banks settle. */
export function bankingDay(day: string, settlement: Settlement = 'target'): string {
  let date = DateTime.fromISO(day, { zone: 'utc' })
  while (!isBankingDay(date.toISODate()!, settlement)) date = date.plus({ days: 1 })
  return date.toISODate()!
}

/** Returns the nth banking day after a day, or before it with a negative number. */
export function bankingDaysFrom(day: string, days: number, settlement: Settlement): string {
  const step = Math.sign(days)
  let date = DateTime.fromISO(day, { zone: 'utc' })

  for (let left = Math.abs(days); left > 0; left--) {
    do date = date.plus({ days: step })
    while (!isBankingDay(date.toISODate()!, settlement))
  }

  return date.toISODate()!
}
