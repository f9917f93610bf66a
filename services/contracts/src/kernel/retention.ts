/**
 * For how many years after their last day personal data of people who have left is kept: by default ten, the longest time for which
 * European countries commonly ask employers to keep what pay was calculated from.
 */
export const DEFAULT_RETENTION_YEARS = 10
export const LEAST_RETENTION_YEARS = 1
export const MOST_RETENTION_YEARS = 50

/** The first day on which somebody's personal data may be erased: the one after so many years; of 29 February, after 28 February. */
export function erasableOn(endedOn: string, years: number): string {
  const [year, month, day] = endedOn.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last) + 1)).toISOString().slice(0, 10)
}
