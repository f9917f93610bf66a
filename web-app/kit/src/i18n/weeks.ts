import { firstOfWeek, type WeekStart, weekStartOf } from '@workledger/contracts/kernel/week-start'
import { addDays } from './calendar-days'

/** The weekday on which the reader's weeks begin; Monday until it is known. */
let start: WeekStart = 1

/** Told by whoever knows the employee, before anything is shown. */
export function setWeekStart(day: number | undefined) {
  start = weekStartOf({ week_starts_on: String(day) })
}

/** ISO weekday, 1 = Monday. */
export const weekStart = () => start

/** The first and the last day of the reader's week that a day lies in. */
export function weekOf(day: string) {
  const from = firstOfWeek(day, start)
  return { from, to: addDays(from, 6) }
}

/** Seven days in the order of the reader's week, for the names of weekdays. */
export const someWeek = () =>
  Array.from({ length: 7 }, (_, index) => addDays(weekOf('2026-06-03').from, index))

/** Days of a month in weeks; null where a week begins before or ends after it. */
export function weeksOf({ from, to }: { from: string; to: string }): (string | null)[][] {
  const weeks: (string | null)[][] = []

  for (let first = weekOf(from).from; first <= to; first = addDays(first, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
    weeks.push(days.map((day) => (day < from || day > to ? null : day)))
  }

  return weeks
}
