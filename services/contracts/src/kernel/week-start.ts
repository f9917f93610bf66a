import { DAY_MS } from './durations'
/**
 * An employee's option: the ISO weekday that begins weeks in reports, calendars and date fields.
 */
export const WEEK_START = 'week_starts_on'

/** Monday, Sunday, Saturday. */
export const weekStarts = [1, 7, 6] as const

export type WeekStart = (typeof weekStarts)[number]

/** Returns the chosen weekday; by default that of a country, or Monday, as in ISO 8601. */
export const weekStartOf = (
  options: Readonly<Record<string, string>> | undefined,
  country?: string | null,
): WeekStart =>
  weekStarts.find((day) => String(day) === options?.[WEEK_START]) ??
  weekStarts.find((day) => day === weekIn(country)?.firstDay) ??
  1

/** Returns the ISO weekdays of a country's weekend; Saturday and Sunday where it is unknown. */
export const weekendIn = (country: string | null | undefined): number[] =>
  weekIn(country)?.weekend ?? [6, 7]

interface Week {
  readonly firstDay: number
  readonly weekend: number[]
}

/** Returns the week of an ISO 3166 country, as Intl knows it from CLDR. */
function weekIn(country: string | null | undefined): Week | undefined {
  if (!country || !/^[A-Z]{2}$/.test(country)) return undefined

  // Declared in no library of types yet; some engines have a property instead of the method.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    readonly weekInfo?: Week
    getWeekInfo?: () => Week
  }

  return region.getWeekInfo?.() ?? region.weekInfo
}

/** Returns the first day of a day's week. */
export function firstOfWeek(day: string, start: WeekStart): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return new Date(time - ((new Date(time).getUTCDay() - start + 7) % 7) * DAY_MS)
    .toISOString()
    .slice(0, 10)
}
