import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { addDays, dayNameOf, numberOf } from '../kernel/calendar-days'

export interface Period {
  /** First and last day, both included, `YYYY-MM-DD`. */
  readonly start: string
  readonly end: string
}

/** The unit that one rate pays: a month, half a month, week or fortnight. */
export interface PayUnit extends Period {
  readonly name: string
}

export type PayFrequency = 'monthly' | 'semi_monthly' | 'bi_weekly' | 'weekly'

const dayOfTime = (time: number) => dayNameOf(Math.round(time / DAY_MS))

export const nextDay = (date: string) => addDays(date, 1)
export const dayBefore = (date: string) => addDays(date, -1)

/** Returns the number of days, both ends included. */
export const lengthOf = ({ start, end }: Period) => numberOf(end) - numberOf(start) + 1

/** 1 = Monday … 7 = Sunday. */
export const isoWeekday = (date: string) => ((((numberOf(date) + 3) % 7) + 7) % 7) + 1

export const weekStart = (date: string) => addDays(date, 1 - isoWeekday(date))
export const within = (date: string, { start, end }: Period) => start <= date && date <= end

/** Returns the common days of two periods; the first itself if it lies within the other. */
export function common<P extends Period>(a: P, b: Period): P | Period | undefined {
  if (b.start <= a.start && a.end <= b.end) return a.end < a.start ? undefined : a
  const [start, end] = [later(a.start, b.start), earlier(a.end, b.end)]
  return end < start ? undefined : { start, end }
}

/**
 * Caches the answers of the last few periods, which a run repeats for all employees. Callers must
 * not change them.
 */
function remembered<T>(answer: (period: Period) => T): (period: Period) => T {
  const known = new Map<string, T>()
  return (period) => {
    const key = `${period.start}/${period.end}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= 1000) known.clear()
    const made = answer(period)
    known.set(key, made)

    return made
  }
}

/** Returns every day of a period, in order. */
export const daysOf: (period: Period) => readonly string[] = remembered(({ start, end }) => {
  const first = numberOf(start)
  return Array.from({ length: Math.max(0, numberOf(end) - first + 1) }, (_, n) =>
    dayNameOf(first + n),
  )
})

/**
 * Returns the number of days in a range, both ends included, on these ISO weekdays; holidays are
 * paid and count.
 */
export function workingDays(period: Period, weekdays: readonly number[]): number {
  if (period.end < period.start) return 0
  const days = lengthOf(period)
  const first = isoWeekday(period.start)
  const rest = days % 7

  return weekdays.reduce(
    (sum, weekday) => sum + Math.floor(days / 7) + ((weekday - first + 7) % 7 < rest ? 1 : 0),
    0,
  )
}

/**
 * Returns the months of a period. They are whole months from any day of the month. A cycle from the
 * 31st begins on the last day of a shorter month. Otherwise they are calendar months, which may
 * exceed its ends.
 */
export const payMonths: (period: Period) => readonly PayUnit[] = remembered((period) => {
  const date = Number(period.start.slice(8))
  const anchors = nextDay(period.start).endsWith('-01')
    ? Array.from({ length: 32 - date }, (_, n) => date + n)
    : [date]

  for (const anchor of anchors) {
    const found = cycleMonths(period, anchor)
    if (found) return found
  }

  const months: PayUnit[] = []

  for (
    let start = `${period.start.slice(0, 7)}-01`;
    start <= period.end;
    start = nextDay(months.at(-1)!.end)
  )
    months.push({ name: start.slice(0, 7), start, end: dayBefore(monthLater(start, 1, 1)) })

  return months
})

/** Returns months that begin on a given day of the month, if they make up the period exactly. */
function cycleMonths(period: Period, anchor: number): PayUnit[] | undefined {
  const months: PayUnit[] = []

  for (let n = 0; n <= 24; n++) {
    const start = n === 0 ? period.start : monthLater(period.start, n, anchor)
    const end = dayBefore(monthLater(period.start, n + 1, anchor))
    if (end > period.end) return undefined
    months.push({ name: anchor === 1 ? start.slice(0, 7) : `${start}/${end}`, start, end })
    if (end === period.end) return months
  }

  return undefined
}

/** Returns the same day some months later, or the last day of a shorter month. */
function monthLater(from: string, months: number, date: number): string {
  const [year, month] = from.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return dayOfTime(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/**
 * Returns weeks of seven days from a period's first day if they fill it; else weeks from Monday,
 * which may exceed its ends.
 */
export const payWeeks: (period: Period) => readonly PayUnit[] = remembered((period) =>
  spans(period, lengthOf(period) % 7 === 0 ? period.start : weekStart(period.start), 7),
)

function spans(period: Period, first: string, days: number): PayUnit[] {
  const found: PayUnit[] = []

  for (let start = first; start <= period.end; start = addDays(start, days)) {
    const end = addDays(start, days - 1)
    found.push({ name: `${start}/${end}`, start, end })
  }

  return found
}

const halfMonths: (period: Period) => readonly PayUnit[] = remembered((period) => {
  const found: PayUnit[] = []

  for (
    let month = `${period.start.slice(0, 7)}-01`;
    month <= period.end;
    month = monthLater(month, 1, 1)
  ) {
    const [middle, last] = [`${month.slice(0, 8)}15`, dayBefore(monthLater(month, 1, 1))]

    for (const [start, end] of [
      [month, middle],
      [nextDay(middle), last],
    ] as const)
      if (start <= period.end && end >= period.start)
        found.push({ name: `${start}/${end}`, start, end })
  }

  return found
})

/**
 * Returns the equal parts of a year that a salary is paid in, over a period of this frequency;
 * `per_year` is their number in a year.
 */
export function payUnits(
  period: Period,
  frequency: PayFrequency,
): { units: readonly PayUnit[]; per_year: number } {
  switch (frequency) {
    case 'monthly':
      return { units: payMonths(period), per_year: 12 }
    case 'semi_monthly':
      return { units: halfMonths(period), per_year: 24 }

    case 'bi_weekly':
      return lengthOf(period) % 14 === 0
        ? { units: spans(period, period.start, 14), per_year: 26 }
        : { units: payWeeks(period), per_year: 52 }

    case 'weekly':
      return { units: payWeeks(period), per_year: 52 }
    default:
      return frequency satisfies never
  }
}

/**
 * Returns the pay frequencies that a period serves; none for an irregular one, which serves
 * all.
 */
export const frequenciesOf: (period: Period) => readonly PayFrequency[] = remembered((period) => {
  const days = lengthOf(period)
  const half = halfMonths(period)
  const months = payMonths(period)

  return [
    ...(months[0]!.start === period.start && months.at(-1)!.end === period.end
      ? (['monthly'] as const)
      : []),
    ...(half.length === 1 && half[0]!.start === period.start && half[0]!.end === period.end
      ? (['semi_monthly'] as const)
      : []),
    ...(days === 14 ? (['bi_weekly'] as const) : []),
    ...(days === 7 ? (['weekly'] as const) : []),
  ]
})

export const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a)
export const earlier = (a: string, b: string | null | undefined) => (b && b < a ? b : a)
