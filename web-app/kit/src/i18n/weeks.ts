import { firstOfWeek, type WeekStart, weekStartOf } from '@workledger/contracts/kernel/week-start'
import { addDays } from './calendar-days'

/** The weekday on which the reader's weeks begin; Monday until it is known. */
let start: WeekStart = 1

/** The ISO weekdays of the weekend at the reader's office. */
let daysOff: readonly number[] = [6, 7]

/** Set once the employee is known, before anything is shown. */
export function setWeek(
  own: { week_starts_on?: number | undefined; weekend?: readonly number[] | undefined } | undefined,
) {
  start = weekStartOf({ week_starts_on: String(own?.week_starts_on) })
  daysOff = own?.weekend ?? [6, 7]
}

/** Returns whether a day is on the weekend at the reader's office. */
export const isWeekend = (day: string) =>
  daysOff.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)

/** ISO weekday, 1 = Monday. */
export const weekStart = () => start

/** Returns the first and last day of the reader's week with a day. */
export function weekOf(day: string) {
  const from = firstOfWeek(day, start)
  return { from, to: addDays(from, 6) }
}

/** Returns seven days in the order of the reader's week, for the names of weekdays. */
export const someWeek = () =>
  Array.from({ length: 7 }, (_, index) => addDays(weekOf('2026-06-03').from, index))

/** Returns a month's days in weeks, with null outside of the month. */
export function weeksOf({ from, to }: { from: string; to: string }): (string | null)[][] {
  const weeks: (string | null)[][] = []

  for (let first = weekOf(from).from; first <= to; first = addDays(first, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
    weeks.push(days.map((day) => (day < from || day > to ? null : day)))
  }

  return weeks
}
