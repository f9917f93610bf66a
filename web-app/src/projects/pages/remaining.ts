import { daysBetween } from '@workledger/kit/i18n/calendar-days'

/** Returns the whole months and further days between two days; null if the later one is past. */
export function remaining(from: string, to: string): { months: number; days: number } | null {
  if (to < from) return null
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]

  // The last day of a shorter month replaces the missing ones.
  const after = (months: number) => {
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
      .toISOString()
      .slice(0, 10)
  }

  const [toYear, toMonth] = to.split('-').map(Number) as [number, number]
  let months = (toYear - year) * 12 + toMonth - month
  if (after(months) > to) months--

  return { months, days: daysBetween(after(months), to) }
}
