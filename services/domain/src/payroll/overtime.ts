import { addDays } from '../kernel/calendar-days'
import { isoWeekday } from './pay-days'

/**
 * Pays hours above a limit by a factor, under the name of an allowance: of a day, of a week, or of
 * the seventh day of a week in which the person worked on every day.
 */
export interface OvertimeRule {
  readonly category_id: string
  readonly name: string
  readonly after_hours: string
  readonly per: 'day' | 'week' | 'seventh_day'
  /** Factor of the hourly rate, such as 1.5. */
  readonly factor: string
}

/** The ISO weekday on which weeks begin, from an effective date on; null: always. */
export interface OvertimeWeek {
  readonly first_weekday: number
  readonly from: string | null
}

/**
 * The rules of a workspace and its overtime weeks, oldest first; by default weeks begin on Monday.
 */
export interface OvertimeTerms {
  readonly rules: readonly OvertimeRule[]
  readonly weeks: readonly OvertimeWeek[]
}

const MONDAY = 1

const WEEK_DAYS = 7

/**
 * Returns the first day of the overtime week of a day. A week cut off by a change ends the day
 * before it.
 */
export function overtimeWeekStart(day: string, weeks: readonly OvertimeWeek[]): string {
  const holds = weeks.findLast(({ from }) => from === null || from <= day)
  const first = addDays(day, -((isoWeekday(day) - (holds?.first_weekday ?? MONDAY) + 7) % 7))
  return holds?.from && first < holds.from ? holds.from : first
}

export interface WorkedDay {
  readonly day: string
  readonly seconds: number
}

/**
 * Divides worked days into plain time and overtime, to the second. `worked` is in order and begins
 * with the week of the first requested day. Of the daily rules the one with the most hours applies
 * first. Daily overtime does not count towards the weekly one, so no second is overtime twice. 29
 * CFR 778.419 credits daily overtime likewise.
 *
 * Rules of the seventh day apply with the daily ones, and before one of as many hours. That is
 * California Labor Code, section 510 (a): on the seventh consecutive day of work in a workweek the
 * first 8 hours are paid at 1.5, the hours beyond at 2. It is counted within each workweek, not
 * across two (Mendoza v. Nordstrom, 2 Cal. 5th 1074, 2017), so a week that a change of its first
 * weekday cuts off has none. The exception of section 556 for short weeks is not applied.
 */
export function splitOvertime(
  worked: readonly WorkedDay[],
  rules: readonly OvertimeRule[],
  weeks: readonly OvertimeWeek[] = [],
) {
  const plain = new Map<string, number>()
  const overtime = new Map<OvertimeRule, WorkedDay[]>()
  const byMost = (a: OvertimeRule, b: OvertimeRule) => Number(b.after_hours) - Number(a.after_hours)
  const daily = rules.filter(({ per }) => per === 'day').sort(byMost)
  const sevenths = rules.filter(({ per }) => per === 'seventh_day')
  // The sort is stable.
  const onSeventh = [...sevenths, ...daily].sort(byMost)
  const weekly = rules.filter(({ per }) => per === 'week').sort(byMost)
  let week = ''
  let ofWeek = 0
  let daysOfWeek = 0

  for (const { day, seconds } of worked) {
    const first = overtimeWeekStart(day, weeks)
    if (first !== week) [week, ofWeek, daysOfWeek] = [first, 0, 0]
    if (seconds > 0) daysOfWeek++
    const ofDay = daysOfWeek === WEEK_DAYS ? onSeventh : daily
    let rest = seconds

    const take = (rule: OvertimeRule, over: number) => {
      const taken = Math.min(rest, Math.max(0, over))
      rest -= taken
      if (taken > 0) overtime.set(rule, [...(overtime.get(rule) ?? []), { day, seconds: taken }])
    }

    for (const rule of ofDay) take(rule, rest - secondsOf(rule))
    let counted = rest

    for (const rule of weekly) {
      const before = rest
      take(rule, Math.min(rest, ofWeek + counted - secondsOf(rule)))
      counted -= before - rest
    }

    ofWeek += rest + overtimeOf(overtime, weekly, day)
    plain.set(day, rest)
  }

  return { plain, overtime }
}

const secondsOf = ({ after_hours }: OvertimeRule) => Math.round(Number(after_hours) * 3600)

/** Returns a week's overtime, which is still time of that week. */
const overtimeOf = (
  overtime: ReadonlyMap<OvertimeRule, readonly WorkedDay[]>,
  rules: readonly OvertimeRule[],
  day: string,
) =>
  rules.reduce((sum, rule) => {
    const last = overtime.get(rule)?.at(-1)
    return sum + (last?.day === day ? last.seconds : 0)
  }, 0)
