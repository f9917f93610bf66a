import type { AccountDay } from './account-days'
import { missedCore, secondsOfDay } from './core-hours'
import { aboveMost, missedRest, type WorkedDay } from './work-limits'

/** Limits of a version of the rules; null: none. */
export interface DayLimits {
  readonly core_from: string | null
  readonly core_to: string | null
  readonly day_most_minutes: number | null
  readonly rest_minutes: number | null
}

/** The first and last work of a day, also in seconds from its midnight; null: it has no end yet. */
export interface WorkSpan extends WorkedDay {
  readonly from: number
  readonly to: number | null
}

/** What a day breaks of the company's rules, in whole seconds. It is shown and counts nowhere. */
export interface DayWarnings {
  core_missed?: number
  above_most?: number
  rest_missed?: number
}

export const hasLimits = ({ core_from, day_most_minutes, rest_minutes }: DayLimits) =>
  !!(core_from || day_most_minutes || rest_minutes)

/**
 * Returns the warnings of past days, and those of today that its end cannot change. `days`: of one
 * month, oldest first; `spans` begin a day earlier, for the rest before the first day.
 */
export function warningsOf(
  days: readonly AccountDay[],
  spans: readonly WorkSpan[],
  { limits, today }: { limits: DayLimits; today: string },
): Map<string, DayWarnings> {
  const { core_from, core_to, day_most_minutes, rest_minutes } = limits
  const spanOn = new Map(spans.map((span) => [span.day, span]))
  const rest = rest_minutes ? missedRest(spans, rest_minutes) : undefined
  const core =
    core_from && core_to ? { from: secondsOfDay(core_from), to: secondsOfDay(core_to) } : undefined

  const coreMissed = (day: AccountDay) => {
    const span = spanOn.get(day.day)
    if (!core || day.day === today || !isWorkingDay(day) || span?.to === null) return 0
    return missedCore(core, span as { from: number; to: number } | undefined)
  }

  return new Map(
    days
      .filter(({ day }) => day <= today)
      .map((day) => [
        day.day,
        filled({
          core_missed: coreMissed(day),
          above_most: day_most_minutes ? aboveMost(day.worked, day_most_minutes) : 0,
          rest_missed: rest?.get(day.day) ?? 0,
        }),
      ]),
  )
}

const isWorkingDay = ({ agreed, holiday, leave, lieu }: AccountDay) =>
  agreed > 0 && !Number(holiday) && !Number(leave) && !Number(lieu)

const filled = (warnings: DayWarnings): DayWarnings =>
  Object.fromEntries(Object.entries(warnings).filter(([, seconds]) => seconds > 0))
