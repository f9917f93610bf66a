import { DateTime } from 'luxon'

/** Returns the instant of a local time of day, such as 2026-11-20 at 08:52 in Lisbon. */
export const moment = (day: string, minutes: number, zone: string): Date =>
  DateTime.fromISO(day, { zone }).startOf('day').plus({ minutes }).toJSDate()

/** Returns Monday to Friday between two days, both included. */
export function workingDays(from: string, to: string): string[] {
  const days: string[] = []

  for (let day = DateTime.fromISO(from); day <= DateTime.fromISO(to); day = day.plus({ days: 1 }))
    if (day.weekday <= 5) days.push(day.toISODate()!)

  return days
}

/** Returns the nth working day after a day, or before it for a negative n. */
export function workingDay(from: string, n: number): string {
  let day = DateTime.fromISO(from)

  for (let left = Math.abs(n); left > 0; ) {
    day = day.plus({ days: Math.sign(n) })
    if (day.weekday <= 5) left--
  }

  while (day.weekday > 5) day = day.plus({ days: n < 0 ? -1 : 1 })

  return day.toISODate()!
}

/** Returns the first and last day of the month so many months before a day's month. */
export function month(today: string, before: number): { start: string; end: string } {
  const start = DateTime.fromISO(today).startOf('month').minus({ months: before })
  return { start: start.toISODate()!, end: start.endOf('month').toISODate()! }
}
