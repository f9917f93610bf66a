/** Arithmetic on calendar days, `YYYY-MM-DD`, which no zone can move. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** First and last day of the month that lies `months` away from a day's. */
export function monthAround(day: string, months: number) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const at = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10)
  return { from: at(month - 1 + months, 1), to: at(month + months, 0) }
}

/** Days of a month in weeks from Monday; null where a week begins before or ends after it. */
export function weeksOf({ from, to }: { from: string; to: string }): (string | null)[][] {
  const lead = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: (string | null)[] = [
    ...Array<null>(lead).fill(null),
    ...Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
  ]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
