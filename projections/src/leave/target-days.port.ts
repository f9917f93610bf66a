import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { Fraction } from '@workledger/domain/kernel/fraction'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { secondsOfDay } from '@workledger/domain/kernel/working-day'
import { daysBetween, dayWorth, type LeaveDay, partOf } from '@workledger/domain/leave/leave-days'
import { employments, type LeaveFacts } from '@workledger/domain/leave/leave-facts'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { calendarsOf } from './leave-calendars'
import { leaveFactsOf } from './leave-ledgers'

/** The agreed seconds of a working day, and the parts of it without work. */
export interface DayTerms {
  /** 0 on a day without work by the contract. */
  readonly agreed: number
  /** Parts of the day, 0 to 1. */
  readonly holiday: number
  readonly leave: number
  /** Of approved time off in lieu, which the working time account pays. */
  readonly lieu: number
}

/**
 * Returns for each employee what is agreed on a day: by the contract in force then, with its
 * holiday and approved leave. Null on days without a contract or without agreed hours.
 */
export async function targetTerms(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { from, to, now }: DayRange & { now: string },
): Promise<Map<string, (day: string) => DayTerms | null>> {
  const [known, contracts, leaves] = await Promise.all([
    leaveFactsOf(db, workspace, employees, now),
    contractsUntil(db, employees, to),
    leavesBetween(db, employees, { from, to }),
  ])

  const calendars = await calendarsOf(db, workspace, known, { from, to })
  const versions = groupBy(contracts, ({ employee_id }) => employee_id)
  const absences = groupBy(leaves, ({ employee_id }) => employee_id)

  return new Map(
    [...calendars].map(([employee, calendar]) => {
      const leaves = absences.get(employee) ?? []
      const off = leavePartsOf(leaves.filter(({ takes_account }) => !takes_account))
      const lieu = leavePartsOf(leaves.filter(({ takes_account }) => takes_account))
      const { facts } = known.get(employee)!
      const own = versions.get(employee) ?? []

      const terms = (day: string): DayTerms | null => {
        const version = own.findLast(({ effective_on }) => effective_on <= day)
        if (!version || isOver(facts, day)) return null
        if (version.end_date && day > version.end_date) return null
        if (version.agreed === 0) return null
        const without = { ...calendar, days_type: () => 'working_days' as const }
        const worth = dayWorth(day, { ...without, holiday: () => 0 })
        if (worth === 0) return { agreed: 0, holiday: 0, leave: 0, lieu: 0 }

        return {
          agreed: version.agreed,
          holiday: worth - dayWorth(day, without),
          leave: off.get(day) ?? 0,
          lieu: lieu.get(day) ?? 0,
        }
      }

      return [employee, terms]
    }),
  )
}

/** Returns whether no employment runs on a day, after one that has ended. */
const isOver = (facts: LeaveFacts, day: string) => {
  const last = employments(facts).findLast(({ from }) => from === null || from <= day)
  return last?.to != null && last.to < day
}

async function contractsUntil(db: Reads, employees: readonly string[], to: string) {
  const rows = await db
    .selectFrom('contracts')
    .select(['employee_id', 'effective_on', 'end_date'])
    .select(['working_days', 'working_hours', 'working_period_unit'])
    .where('employee_id', '=', anyOf(employees))
    .where('effective_on', '<=', to)
    .orderBy('effective_on')
    .execute()

  return rows.map(({ working_days, working_hours, working_period_unit, ...version }) => ({
    ...version,
    agreed: secondsOfDay({
      hours: working_hours,
      hours_per: working_period_unit as 'day' | 'week' | 'month' | null,
      weekdays: isoWeekdays(working_days),
    }),
  }))
}

const leavesBetween = (db: Reads, employees: readonly string[], { from, to }: DayRange) =>
  db
    .selectFrom('leaves')
    .select(['employee_id', 'days', 'takes_account'])
    .where('employee_id', '=', anyOf(employees))
    .where('status', '=', 'approved')
    .where('start_on', '<=', to)
    .where('finish_on', '>=', from)
    .execute()

/** Adds up the leaves of each day: two halves make a whole. */
function leavePartsOf(leaves: readonly { days: readonly LeaveDay[] }[]) {
  const exact = new Map<string, Fraction>()

  for (const { days } of leaves)
    for (const day of days)
      exact.set(
        day.date,
        Fraction.min(1, (exact.get(day.date) ?? Fraction.of(0)).plus(partOf(day))),
      )

  return new Map([...exact].map(([date, part]) => [date, part.toNumber()]))
}

/**
 * Returns the agreed seconds of work of each day between two days, both included, without holidays
 * and approved leave. Null on days without a contract or without agreed hours.
 */
export async function targetSeconds(
  db: Reads,
  workspace: string,
  employee: string,
  range: DayRange & { now: string },
): Promise<Map<string, number | null>> {
  const terms = (await targetTerms(db, workspace, [employee], range)).get(employee)

  const target = (day: string) => {
    const found = terms?.(day)
    if (!found) return null
    const { agreed, holiday, leave, lieu } = found
    return Math.round(agreed * Math.max(0, 1 - holiday - leave - lieu))
  }

  return new Map(daysBetween(range.from, range.to).map((day) => [day, target(day)]))
}
