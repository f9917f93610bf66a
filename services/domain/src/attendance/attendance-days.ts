export type DayType = 'weekend' | 'holiday' | 'leave'

export interface Day {
  date: string
  type: DayType | null
  name: string | null
  is_working: boolean
  worked: number
  tracked: number
  /** Part of the day that is to be worked: 1, or 0.5 on a half holiday; 0 on days off. */
  due: number
  /** Part of the day that approved leaves take, 0.5 or 1. */
  leave: number
}

/** What a stretch of days is made of; days are `YYYY-MM-DD`, times in seconds. */
export interface DayFacts {
  /** ISO weekdays worked on a day by the contract then in force, 1 = Monday … 7 = Sunday. */
  weekdays: (date: string) => readonly number[]
  /** Public holidays with the part of the day that they take, 1 or 0.5. */
  holidays: ReadonlyMap<string, { readonly name: string; readonly part: number }>
  /** Part of the day that approved leaves take, 0.5 or 1. */
  leaves: ReadonlyMap<string, number>
  worked: ReadonlyMap<string, number>
  tracked: ReadonlyMap<string, number>
}

/** First and last day of employment; null for one that is open. Days outside count in no figure. */
export interface Employment {
  since: string
  until: string | null
  /** Days between two employments of somebody who was hired again. */
  gaps?: readonly { start: string; end: string }[]
}

/**
 * The days from one to the other, both included. A leave takes no calendar day away: it excuses an
 * absence.
 */
export const calendarDays = (from: string, to: string, facts: DayFacts): Day[] =>
  daysFrom(from, to).map((date) => {
    const holiday = facts.holidays.get(date)
    const works = facts.weekdays(date).includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)
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

/**
 * Figures of a stretch of days. Present: days with a shift, working days or not. So far: up to
 * yesterday, and today once somebody is in or on leave. Absent: of the working days before `today`
 * without a shift the parts that no leave takes and that are no half holiday, so half a day of
 * leave leaves half a day of absence. Averages are for each day with tracked time, or whose shifts
 * have all ended (in `goesOn` one has not), whole seconds.
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
  const total = sum(days.map(({ worked }) => worked))
  const tracked = sum(days.map((day) => day.tracked))
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
    absent: sum(
      working
        .filter(({ date }) => date < today && !present.has(date))
        .map(({ due, leave }) => Math.max(0, due - leave)),
    ),
    total_seconds: total,
    average_seconds: ended.length
      ? Math.round(sum(ended.map(({ worked }) => worked)) / ended.length)
      : 0,
    tracked_seconds: tracked,
    average_tracked_seconds: trackedDays ? Math.round(tracked / trackedDays) : 0,
  }
}

/** Part of each day that leaves take, of the days that they count: two halves make a whole. */
export function leaveParts(
  leaves: readonly { days: readonly { date: string; part: string }[] }[],
): Map<string, number> {
  const parts = new Map<string, number>()

  for (const { days } of leaves)
    for (const { date, part } of days)
      parts.set(date, Math.min(1, (parts.get(date) ?? 0) + Number(part)))

  return parts
}

/** Every day from one to the other, both included. */
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
