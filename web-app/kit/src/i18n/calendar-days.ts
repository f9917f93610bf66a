/** Arithmetic on calendar days, `YYYY-MM-DD`, without time zones. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Returns first and last day of the month that is `months` away from a day's month. */
export function monthAround(day: string, months: number) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const at = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10)
  return { from: at(month - 1 + months, 1), to: at(month + months, 0) }
}
