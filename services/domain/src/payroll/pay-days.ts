export interface Period {
  /** First and last day, both included, `YYYY-MM-DD`. */
  readonly start: string
  readonly end: string
}
const DAY = 86_400_000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)
const day = (time: number) => new Date(time).toISOString().slice(0, 10)
export const nextDay = (date: string) => day(time(date) + DAY)
export const dayBefore = (date: string) => day(time(date) - DAY)

/** Days between two days, both included, that fall on these ISO weekdays; holidays are paid and count. */
export function workingDays({ start, end }: Period, weekdays: readonly number[]): number {
  if (end < start) return 0
  const days = Math.round((time(end) - time(start)) / DAY) + 1
  const first = new Date(time(start)).getUTCDay() || 7
  const rest = days % 7
  return weekdays.reduce((sum, weekday) => sum + Math.floor(days / 7) + ((weekday - first + 7) % 7 < rest ? 1 : 0), 0)
}

/** The months that a period is made of: itself where it is one month long, from whatever day; else calendar months. */
export function payMonths(period: Period): { name: string; start: string; end: string }[] {
  if (isOneMonth(period)) return [{ name: `${period.start}/${period.end}`, ...period }]
  const months: { name: string; start: string; end: string }[] = []
  for (let start = `${period.start.slice(0, 7)}-01`; start <= period.end; start = nextDay(months.at(-1)!.end)) {
    const end = day(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 0))
    months.push({ name: start.slice(0, 7), start, end })
  }
  return months
}

function isOneMonth({ start, end }: Period): boolean {
  const [year, month, date] = start.split('-').map(Number) as [number, number, number]
  // A month after 31 January is the last of February.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return nextDay(end) === day(Date.UTC(year, month, Math.min(date, last)))
}

export const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a)
export const earlier = (a: string, b: string | null | undefined) => (b && b < a ? b : a)
