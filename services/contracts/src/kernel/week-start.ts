import { DAY_MS } from './durations'
/**
 * An employee's option: the ISO weekday that begins weeks in reports, calendars and date fields.
 */
export const WEEK_START = 'week_starts_on'

/** Monday, Sunday, Saturday. */
export const weekStarts = [1, 7, 6] as const

export type WeekStart = (typeof weekStarts)[number]

/** Returns the chosen weekday; Monday by default, as in ISO 8601. */
export const weekStartOf = (options: Readonly<Record<string, string>> | undefined): WeekStart =>
  weekStarts.find((day) => String(day) === options?.[WEEK_START]) ?? 1

/** Returns the first day of a day's week. */
export function firstOfWeek(day: string, start: WeekStart): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return new Date(time - ((new Date(time).getUTCDay() - start + 7) % 7) * DAY_MS)
    .toISOString()
    .slice(0, 10)
}
