import Decimal from 'decimal.js'

export interface Calendar {
  /** `calendar_days` counts every day; `working_days` leaves out weekends, holidays and days the contract does not work. */
  readonly days_type: 'calendar_days' | 'working_days'
  /** ISO weekdays worked, 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[]
  /** Public holidays, `YYYY-MM-DD`; a half holiday is worth half a day. */
  readonly holidays: ReadonlyMap<string, 1 | 0.5>
}

/**
 * Days a leave takes, split by calendar year: `{ "2026": "3", "2027": "1.5" }`. Both ends are included; a half day is
 * half of what that day would count. Years without a counted day are left out.
 */
export function leaveDays(
  leave: { start_on: string; finish_on: string; half_day: string | null },
  calendar: Calendar,
): Record<string, string> {
  const years: Record<string, Decimal> = {}
  for (const date of daysBetween(leave.start_on, leave.finish_on)) {
    const worth = dayWorth(date, calendar) * (leave.half_day ? 0.5 : 1)
    if (worth > 0) years[date.slice(0, 4)] = (years[date.slice(0, 4)] ?? new Decimal(0)).plus(worth)
  }
  return Object.fromEntries(Object.entries(years).map(([year, days]) => [year, days.toString()]))
}

/** 1 for a counted day, 0.5 for a half holiday, 0 for a day that is not counted. */
export function dayWorth(date: string, { days_type, weekdays, holidays }: Calendar): number {
  if (days_type === 'calendar_days') return 1
  if (!weekdays.includes(isoWeekday(date))) return 0
  return 1 - (holidays.get(date) ?? 0)
}

/** 1 = Monday … 7 = Sunday. */
export const isoWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Every day from one to the other, both included; at most ten years. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  const end = Date.parse(`${to}T00:00:00Z`)
  for (let time = Date.parse(`${from}T00:00:00Z`); time <= end && days.length < 3660; time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}
