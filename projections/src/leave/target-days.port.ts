import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { secondsOfDay } from '@workledger/domain/kernel/working-day'
import { daysBetween, dayWorth } from '@workledger/domain/leave/leave-days'
import type { Reads } from '../kernel/tenant-reads'
import { calendarsOf } from './leave-calendars'
import { leaveFactsOf } from './leave-ledgers'

/**
 * Returns the agreed seconds of work of each day between two days, both included: by the contract
 * in force then, without holidays and approved leave. Null on days without a contract or without
 * agreed hours.
 */
export async function targetSeconds(
  db: Reads,
  workspace: string,
  employee: string,
  { from, to, now }: DayRange & { now: string },
): Promise<Map<string, number | null>> {
  const [known, contracts, leaves] = await Promise.all([
    leaveFactsOf(db, workspace, [employee], now),
    db
      .selectFrom('contracts')
      .select(['effective_on', 'end_date', 'working_days', 'working_hours', 'working_period_unit'])
      .where('employee_id', '=', employee)
      .where('effective_on', '<=', to)
      .orderBy('effective_on')
      .execute(),
    db
      .selectFrom('leaves')
      .select('days')
      .where('employee_id', '=', employee)
      .where('status', '=', 'approved')
      .where('start_on', '<=', to)
      .where('finish_on', '>=', from)
      .execute(),
  ])

  const calendar = (await calendarsOf(db, workspace, known, { from, to })).get(employee)
  const ended = known.get(employee)?.facts.employed.to ?? null
  const off = new Map(leaves.flatMap(({ days }) => days.map(({ date, part }) => [date, part])))

  const target = (day: string): number | null => {
    const terms = contracts.findLast(({ effective_on }) => effective_on <= day)
    if (!terms || !calendar || (ended && day > ended)) return null
    if (terms.end_date && day > terms.end_date) return null

    const agreed = secondsOfDay({
      hours: terms.working_hours,
      hours_per: terms.working_period_unit as 'day' | 'week' | 'month' | null,
      weekdays: isoWeekdays(terms.working_days),
    })

    if (agreed === 0) return null
    const worked = dayWorth(day, { ...calendar, days_type: () => 'working_days' })
    const left = Math.max(0, worked - Number(off.get(day) ?? 0))

    return Math.round(agreed * left)
  }

  return new Map(daysBetween(from, to).map((day) => [day, target(day)]))
}
