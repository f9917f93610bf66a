import { DateTime } from 'luxon'

/** The instant of a local time of day, such as 2026-11-20 at 08:52 in Lisbon. */
export const moment = (day: string, minutes: number, zone: string): Date =>
  DateTime.fromISO(day, { zone }).startOf('day').plus({ minutes }).toJSDate()

/** Monday to Friday from one day to another, both included. */
export function workingDays(from: string, to: string): string[] {
  const days: string[] = []

  for (let day = DateTime.fromISO(from); day <= DateTime.fromISO(to); day = day.plus({ days: 1 }))
    if (day.weekday <= 5) days.push(day.toISODate()!)

  return days
}

/** The nth working day after a day (before it when negative). */
export function workingDay(from: string, n: number): string {
  let day = DateTime.fromISO(from)

  for (let left = Math.abs(n); left > 0; ) {
    day = day.plus({ days: Math.sign(n) })
    if (day.weekday <= 5) left--
  }

  while (day.weekday > 5) day = day.plus({ days: n < 0 ? -1 : 1 })

  return day.toISODate()!
}

/** First and last day of the month that lies so many months before a day's. */
export function month(today: string, before: number): { start: string; end: string } {
  const start = DateTime.fromISO(today).startOf('month').minus({ months: before })
  return { start: start.toISODate()!, end: start.endOf('month').toISODate()! }
}
