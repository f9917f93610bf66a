import { addDays } from '@workledger/domain/kernel/calendar-days'
import type { AccountDay } from '@workledger/domain/working-time/account-days'
import { missedCore, secondsOfDay } from '@workledger/domain/working-time/core-hours'
import { aboveMost, missedRest } from '@workledger/domain/working-time/work-limits'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { workSpans } from '@workledger/projections/working-time/work-spans.queries'
import {
  sourceOf,
  type WorkingTimeRulesRow,
} from '@workledger/projections/working-time/working-time.queries'

/** What a day breaks of the company's rules, in whole seconds. It is shown and counts nowhere. */
export interface DayWarnings {
  core_missed?: number
  above_most?: number
  rest_missed?: number
}

interface AskedDays {
  readonly employee: string
  readonly today: string
  readonly version: WorkingTimeRulesRow
  /** Days of one month, oldest first. */
  readonly days: readonly AccountDay[]
}

/** Returns the warnings of past days, and those of today that its end cannot change. */
export async function dayWarnings(
  db: Reads,
  { employee, today, version, days }: AskedDays,
): Promise<Map<string, DayWarnings>> {
  const { core_from, core_to, day_most_minutes, rest_minutes } = version
  const past = days.filter(({ day }) => day <= today)
  if (past.length === 0 || !(core_from || day_most_minutes || rest_minutes)) return new Map()

  // The rest before the first day counts from the day before.
  const range = { from: addDays(past[0]!.day, -1), to: past.at(-1)!.day }
  const spans = await workSpans(db, employee, sourceOf(version), range)
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
    past.map((day) => [
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
