import { dateFormat, noonOf, writtenSpan } from '../kernel/written'

export const recurringUnits = ['week', 'month', 'year'] as const

export type RecurringUnit = (typeof recurringUnits)[number]

export const recurringStatuses = ['active', 'paused', 'ended'] as const

/** Limits: weeks, months or years between two invoices, and invoices of a schedule. */
export const MOST_EVERY = 12

export const MOST_TIMES = 999

/** Most items of a recurring invoice. */
export const MOST_RECURRING_LINES = 200

/** Most missed invoices that are made up after an outage. */
export const MOST_MISSED = 24

/**
 * Fills `{month}`, `{year}` and `{period}` for the invoice of a day, in the workspace's language;
 * `last`: the day before the next one.
 */
export function filledPeriod(text: string, locale: string, day: string, last: string): string {
  const values: Record<string, () => string> = {
    month: () =>
      dateFormat(locale, {
        month: locale.startsWith('zh') ? 'short' : 'long',
        timeZone: 'UTC',
      }).format(noonOf(day)),
    year: () => day.slice(0, 4),
    period: () => writtenSpan(locale, day, last, 'long'),
  }
  return text.replace(/\{(month|year|period)\}/g, (_, name: string) => values[name]!())
}
