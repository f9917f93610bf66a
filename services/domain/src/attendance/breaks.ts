import { refuse } from '@workledger/contracts/kernel/errors'
import { secondsBetween } from '../kernel/zone-days'

/** A break within a shift, half-open, ISO 8601 in UTC to the second. */
export interface Break {
  start_at: string
  end_at: string
  paid: boolean
}

/** A shift; a null end means that it has not ended. */
export interface Timed {
  in_at: string
  out_at: string | null
  breaks: readonly Break[]
}

/** Returns breaks oldest first. Refuses breaks that are empty, overlap, or exceed their shift. */
export function orderedBreaks(breaks: readonly Break[], from: string, to: string): Break[] {
  const ordered = [...breaks].sort((a, b) => (a.start_at < b.start_at ? -1 : 1))

  for (const [n, { start_at, end_at }] of ordered.entries()) {
    if (end_at <= start_at || (n > 0 && start_at < ordered[n - 1]!.end_at))
      wrong('attendance.break_order')

    if (start_at < from || end_at > to) wrong('attendance.break_outside')
  }

  return ordered
}

const wrong = (code: string) => refuse(code, { field: 'breaks' })

/** Returns the length of typed breaks of one kind in whole seconds. */
export const breakSeconds = (breaks: readonly Break[], paid: boolean) =>
  breaks.reduce(
    (sum, each) => sum + (each.paid === paid ? secondsBetween(each.start_at, each.end_at) : 0),
    0,
  )

/**
 * Sums the shifts of one day before any rule, in whole seconds. Open shifts count nothing. `gaps`:
 * time between two shifts, which counts as break taken.
 */
export function dayOfShifts(shifts: readonly Timed[]) {
  const ended = shifts
    .filter(({ out_at }) => out_at !== null)
    .sort((a, b) => (a.in_at < b.in_at ? -1 : 1))
  const sum = (of: (shift: Timed, n: number) => number) =>
    ended.reduce((total, shift, n) => total + of(shift, n), 0)

  return {
    presence: sum(({ in_at, out_at }) => secondsBetween(in_at, out_at!)),
    breaks_unpaid: sum(({ breaks }) => breakSeconds(breaks, false)),
    breaks_paid: sum(({ breaks }) => breakSeconds(breaks, true)),
    gaps: sum(({ in_at }, n) =>
      n === 0 ? 0 : Math.max(0, secondsBetween(ended[n - 1]!.out_at!, in_at)),
    ),
  }
}

export type DayBefore = ReturnType<typeof dayOfShifts>

/** After `after_minutes` of work the day's breaks total `minutes`; steps rise in both. */
export interface BreakStep {
  after_minutes: number
  minutes: number
  paid: boolean
}

/**
 * Returns the break that the rule adds to those taken, in whole seconds: the least with which work
 * and breaks fit every step. So a step never reduces work below its own hours: with 30 minutes
 * after 6 hours, 6:10 of presence are 6:00 of work, and 8:00 are 7:30. Hours are of work without
 * breaks, as in § 4 of the German Arbeitszeitgesetz.
 * The missing time comes from the first minutes of the steps not yet taken. Each step decides
 * whether its addition to the previous one is paid.
 */
export function ruleBreak(
  { presence, breaks_unpaid, breaks_paid, gaps }: DayBefore,
  steps: readonly BreakStep[],
) {
  const work = presence - breaks_unpaid - breaks_paid
  const taken = breaks_unpaid + breaks_paid + gaps

  const missing = Math.max(
    0,
    ...steps.map(({ after_minutes, minutes }) =>
      Math.min(minutes * 60 - taken, work - after_minutes * 60),
    ),
  )

  const part = (paid: boolean) =>
    steps.reduce((sum, step, n) => {
      const [low, high] = [(steps[n - 1]?.minutes ?? 0) * 60, step.minutes * 60]
      return (
        sum +
        (step.paid === paid
          ? Math.max(0, Math.min(taken + missing, high) - Math.max(taken, low))
          : 0)
      )
    }, 0)

  return { rule_unpaid: part(false), rule_paid: part(true) }
}

/** Returns presence without unpaid breaks, which hourly pay counts. */
export function workedOf(day: DayBefore, steps: readonly BreakStep[]) {
  const rule = ruleBreak(day, steps)
  return { ...day, ...rule, worked: day.presence - day.breaks_unpaid - rule.rule_unpaid }
}
