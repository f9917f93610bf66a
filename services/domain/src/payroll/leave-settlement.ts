import { amount } from '../kernel/money'
import { secondsOfDay } from '../kernel/working-day'
import type { PayRule } from './pay'
import { whole } from './pay-adjustments'
import type { Period } from './pay-days'
import type { PayContract, Terms } from './pay-terms'

/**
 * Days of leave that the last pay settles: above zero unused ones, below overdrawn ones; in working
 * or calendar days.
 */
export interface SettledLeave {
  readonly days: string
  readonly days_type: 'calendar_days' | 'working_days'
  /** Seconds of a day of leave that accrues by hours worked. */
  readonly day_seconds?: number | undefined
}

export const UNUSED_LEAVE = 'Unused leave'
export const OVERDRAWN_LEAVE = 'Overdrawn leave'

const WEEKS = 52
const DAYS_IN_YEAR = 365

/**
 * Returns the line that settles a leaver's leave by the pay of the last day. A day is worth a
 * year's pay ÷ 52 weeks ÷ the working days of a week. It is ÷ 365 if the policy counts calendar
 * days; for hourly pay it is an hour's pay × the hours of that day, or those
 * of a day of leave that accrues by hours worked. The net limits the deduction
 * of overdrawn leave, as for a loan.
 */
export function settlementRule(
  terms: Terms,
  { settled, last_day }: { settled: SettledLeave | null; last_day: string | null },
  period: Period,
  currency: string,
): { side: 'allowance' | 'deduction'; rule: PayRule } | undefined {
  if (!settled || !last_day || last_day < period.start || period.end < last_day) return undefined
  const covered = terms.lastEmployed({ start: period.start, end: last_day })
  const version = covered === undefined ? undefined : terms.on(covered)
  if (!version || version.currency !== currency || version.rate === null) return undefined
  const worth = worthOfDay(version, settled)
  if (!worth) return undefined
  const owed = amount(settled.days).isNegative()

  const rule: PayRule = {
    ...whole,
    adjustment_id: null,
    category_id: null,
    name: owed ? OVERDRAWN_LEAVE : UNUSED_LEAVE,
    calculation_type: 'leave',
    value: version.rate,
    factor: worth.factor,
    quantity: amount(settled.days).abs().toString(),
    of: worth.of,
    from: last_day,
    to: last_day,
    carries: owed,
  }

  return { side: owed ? 'deduction' : 'allowance', rule }
}

/** Returns a day's worth as rate × factor ÷ of. */
function worthOfDay(
  version: PayContract,
  { days_type, day_seconds }: SettledLeave,
): { factor: string; of: number } | undefined {
  const week = version.weekdays.length
  const calendar = days_type === 'calendar_days'
  if (week === 0) return undefined

  switch (version.type) {
    case 'yearly':
      return { factor: '1', of: calendar ? DAYS_IN_YEAR : WEEKS * week }
    case 'monthly':
      return { factor: '12', of: calendar ? DAYS_IN_YEAR : WEEKS * week }
    case 'weekly':
      return { factor: '1', of: calendar ? 7 : week }

    case 'hourly': {
      if (day_seconds) return { factor: String(day_seconds), of: 3600 }
      const seconds = secondsOfDay(version)
      if (seconds === 0) return undefined

      return calendar
        ? { factor: String(seconds * week), of: 3600 * 7 }
        : { factor: String(seconds), of: 3600 }
    }

    default:
      return (version.type satisfies null) ?? undefined
  }
}

/**
 * Returns the rule of `worthOfDay` behind a line. The line does not name it, but its divisor does,
 * because no two rules share one: 52 weeks × 1 to 7 days, 365, a week's days (7 at most), or 3,600
 * seconds and more.
 */
export function settlementRuleOf({ of }: Pick<PayRule, 'of'>) {
  if (of >= 3600) return 'settled_by_hours'
  if (of <= 7) return 'settled_by_week'
  return of === DAYS_IN_YEAR ? 'settled_by_calendar_days' : 'settled_by_working_days'
}
