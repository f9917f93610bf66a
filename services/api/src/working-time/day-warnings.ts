import { addDays } from '@workledger/domain/kernel/calendar-days'
import type { AccountDay } from '@workledger/domain/working-time/account-days'
import {
  type DayWarnings,
  hasLimits,
  warningsOf,
} from '@workledger/domain/working-time/day-warnings'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { workSpansOf } from '@workledger/projections/working-time/work-spans.queries'
import {
  sourceOf,
  type WorkingTimeRulesRow,
} from '@workledger/projections/working-time/working-time.queries'

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
  const past = days.filter(({ day }) => day <= today)
  if (past.length === 0 || !hasLimits(version)) return new Map()

  // The rest before the first day counts from the day before.
  const range = { from: addDays(past[0]!.day, -1), to: past.at(-1)!.day }
  const spans = await workSpansOf(db, [employee], sourceOf(version), range)

  return warningsOf(past, spans.get(employee) ?? [], { limits: version, today })
}
