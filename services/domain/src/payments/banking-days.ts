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

/**
 * Returns whether TARGET settles euros: Monday to Friday, except its six holidays (ECB, calendar of
 * T2).
 */
export function isBankingDay(day: string): boolean {
  const date = DateTime.fromISO(day, { zone: 'utc' })
  if (date.weekday > 5) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false
  const sunday = easter(date.year)

  return ![sunday.minus({ days: 2 }), sunday.plus({ days: 1 })].some(
    (holiday) => holiday.toISODate() === day,
  )
}

/** Returns the day, or the next one on which banks settle. */
export function bankingDay(day: string): string {
  let date = DateTime.fromISO(day, { zone: 'utc' })
  while (!isBankingDay(date.toISODate()!)) date = date.plus({ days: 1 })
  return date.toISODate()!
}
