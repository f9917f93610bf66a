import { Fraction } from '../kernel/fraction'

export type DayType = 'weekend' | 'holiday' | 'leave'

export interface Day {
  date: string
  type: DayType | null
  name: string | null
  is_working: boolean
  worked: number
  tracked: number
  /** Part of the day to be worked: 1, or 0.5 on a half holiday; 0 on days off. */
  due: number
  /** Part of the day on approved leave, 0 to 1. */
  leave: number
}

/** The facts of a range of days; days are `YYYY-MM-DD`, times in seconds. */
export interface DayFacts {
  /** Returns the ISO weekdays worked by the contract of a day, 1 = Monday … 7 = Sunday. */
  weekdays: (date: string) => readonly number[]
  /** Public holidays with their part of the day, 1 or 0.5. */
  holidays: ReadonlyMap<string, { readonly name: string; readonly part: number }>
  /** Part of the day on approved leave, 0 to 1. */
  leaves: ReadonlyMap<string, number>
  worked: ReadonlyMap<string, number>
  tracked: ReadonlyMap<string, number>
}

/** First and last day of employment; null while it is open. No figure counts days outside. */
export interface Employment {
  since: string
  until: string | null
  /** Days between two employments, after a rehire. */
  gaps?: readonly { start: string; end: string }[]
}

/**
 * Returns the days of a range, both ends included. A leave removes no calendar day; it excuses an
 * absence.
 */
export const calendarDays = (from: string, to: string, facts: DayFacts): Day[] => {
  const first = new Date(`${from}T00:00:00Z`).getUTCDay()

  return daysFrom(from, to).map((date, n) => {
    const holiday = facts.holidays.get(date)
    const works = facts.weekdays(date).includes((first + n) % 7 || 7)
    const due = works ? 1 - (holiday?.part ?? 0) : 0

    return {
      date,
      type: holiday ? 'holiday' : !works ? 'weekend' : facts.leaves.has(date) ? 'leave' : null,
      name: holiday?.name ?? null,
      is_working: due > 0,
      worked: facts.worked.get(date) ?? 0,
      tracked: facts.tracked.get(date) ?? 0,
      due,
      leave: facts.leaves.get(date) ?? 0,
    }
  })
}

/**
 * Returns the figures of a range of days. Present: days with a shift, working days or not. So far:
 * up to yesterday, plus today after a check-in or on leave. Absent: working days before `today`
 * without a shift, less leave and half holidays. So half a day of leave leaves half a day of
 * absence.
 * Averages are in whole seconds for each day with tracked time, or with ended shifts only. `goesOn`
 * holds days with an open shift.
 */
export function attendanceFigures(
  days: readonly Day[],
  present: ReadonlySet<string>,
  { since, until, gaps = [] }: Employment,
  { today, goesOn = new Set() }: { today: string; goesOn?: ReadonlySet<string> },
) {
  const employed = days.filter(
    ({ date }) =>
      date >= since &&
      (until === null || date <= until) &&
      !gaps.some(({ start, end }) => start <= date && date <= end),
  )

  const working = employed.filter(({ is_working }) => is_working)
  const total = sumNumbers(days.map(({ worked }) => worked))
  const tracked = sumNumbers(days.map((day) => day.tracked))
  const presentDays = days.filter(({ date }) => present.has(date)).length
  const ended = days.filter(({ date }) => present.has(date) && !goesOn.has(date))
  const trackedDays = days.filter((day) => day.tracked > 0).length

  return {
    working_days: working.length,
    present: presentDays,
    present_on_working_days: days.filter(({ date, is_working }) => is_working && present.has(date))
      .length,
    working_days_so_far: working.filter(
      ({ date, leave }) => date < today || (date === today && (leave > 0 || present.has(date))),
    ).length,
    absent: sumNumbers(
      working
        .filter(({ date }) => date < today && !present.has(date))
        .map(({ due, leave }) => Math.max(0, due - leave)),
    ),
    total_seconds: total,
    average_seconds: ended.length
      ? Math.round(sumNumbers(ended.map(({ worked }) => worked)) / ended.length)
      : 0,
    tracked_seconds: tracked,
    average_tracked_seconds: trackedDays ? Math.round(tracked / trackedDays) : 0,
  }
}

/**
 * Returns the part of each day that leaves take, on days that they count: two halves make a whole.
 */
export function leaveParts(
  leaves: readonly { days: readonly DayOfLeave[] }[],
): Map<string, number> {
  const exact = new Map<string, Fraction>()

  for (const { days } of leaves)
    for (const { date, part, seconds, of } of days) {
      const taken = seconds !== undefined && of ? Fraction.ratio(seconds, of) : Fraction.of(part)
      exact.set(date, Fraction.min(1, taken.plus(exact.get(date) ?? 0)))
    }

  return new Map([...exact].map(([date, part]) => [date, part.toNumber()]))
}

/** A day of a leave; of hours, the exact part is `seconds` of the agreed ones, `of`. */
interface DayOfLeave {
  date: string
  part: string
  seconds?: number | undefined
  of?: number | undefined
}

/** Returns every day of a range, both ends included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = []

  for (
    let time = Date.parse(`${from}T00:00:00Z`);
    time <= Date.parse(`${to}T00:00:00Z`);
    time += 86_400_000
  )
    days.push(new Date(time).toISOString().slice(0, 10))

  return days
}

const sumNumbers = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0)
