import { Injectable } from '@nestjs/common'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { amount } from '@workledger/domain/kernel/money'
import type { LeaveSettlement } from '@workledger/domain/leave/leave-leaving'
import type { AdjustmentTerms } from '@workledger/domain/payroll/adjustment-terms'
import type { OvertimeTerms } from '@workledger/domain/payroll/overtime'
import { earlier, later, type Period, within } from '@workledger/domain/payroll/pay-days'
import type { EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import { type Absence, windowOf } from '@workledger/domain/payroll/pay-inputs'
import type { PayContract } from '@workledger/domain/payroll/pay-terms'
import { gapsBetween } from '@workledger/domain/people/employments'
import { secondsByDay } from '@workledger/projections/attendance/attendance-days.queries'
import {
  adjustmentsForPay,
  contractsForPay,
} from '@workledger/projections/employment/employment.queries'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { type AwayDay, awayDaysForPay } from '@workledger/projections/leave/leave-for-pay'
import { leaveSettlements } from '@workledger/projections/leave/leave-leaving'
import { carriedForPay, employeesForPay } from '@workledger/projections/payroll/pay-facts.queries'
import { overtimeTerms } from '@workledger/projections/payroll/payroll-categories.queries'
import { Queries } from '../kernel/lists/queries'

export interface CompanyFacts {
  readonly people: readonly EmployeeFacts[]
  readonly overtime: OvertimeTerms
}

/** Facts read once for several periods. */
export interface FactsOver {
  readonly employees: readonly string[]
  readonly overtime: OvertimeTerms
  /** Returns one employee's facts for one of the periods; undefined without any. */
  of(employee: string, period: Period): EmployeeFacts | undefined
  /** Returns an employee's last days in these periods on which leave is settled; mostly none. */
  settles(employee: string): string[]
}

/**
 * Reads the facts of a pay run in a fixed number of queries, whatever the number of employees and
 * periods.
 */
@Injectable()
export class PayFacts {
  constructor(private readonly queries: Queries) {}

  /** Returns the facts of one period, for all or for some employees. */
  async forPeriod(
    workspace: string,
    period: Period,
    currency: string,
    employees?: readonly string[],
  ): Promise<CompanyFacts> {
    const facts = await this.over(workspace, [period], currency, employees)
    return {
      people: facts.employees.flatMap((id) => facts.of(id, period) ?? []),
      overtime: facts.overtime,
    }
  }

  async over(
    workspace: string,
    periods: readonly Period[],
    currency: string,
    employees?: readonly string[],
  ): Promise<FactsOver> {
    const windows = new Map(periods.map((period) => [period.start + period.end, windowOf(period)]))
    const { start, end } = spanOf([...windows.values()])

    return this.queries.ask(workspace, async (db) => {
      const [people, contracts, adjustments, carried, overtime] = await Promise.all([
        employeesForPay(db, workspace, employees),
        contractsForPay(db, workspace, employees),
        adjustmentsForPay(db, workspace, employees),
        carriedForPay(db, workspace, currency, employees),
        overtimeTerms(db, workspace),
      ])

      const worked = groupBy(
        await secondsByDay(db, hourlyPaid(contracts), start, end),
        ({ employee_id }) => employee_id,
      )

      const rules = groupBy(adjustments, ({ contract_id }) => contract_id)
      const versions = groupBy(contracts, ({ employee_id }) => employee_id)
      const ids = people.map(({ id }) => id)
      const away = await awayDaysForPay(db, workspace, ids, { from: start, to: end })
      const settled = await this.settlements(db, workspace, people, periods)
      const left = groupBy(carried, ({ employee_id }) => employee_id)

      const known = new Map(
        people.map((person) => {
          const { id } = person

          const facts: EmployeeFacts = {
            ...employmentFacts(person),
            versions: (versions.get(id) ?? []).map((row) =>
              payContract(row, rules.get(row.id) ?? []),
            ),
            worked: worked.get(id) ?? [],
            absences: absences(away.get(id) ?? []),
            carried: left.get(id) ?? [],
            settlement: null,
          }

          return [id, { facts, ended: lastDays(person) }]
        }),
      )

      const of = (employee: string, period: Period): EmployeeFacts | undefined => {
        const person = known.get(employee)
        if (!person) return undefined
        const { facts, ended } = person
        const last_day = ended.findLast((day) => within(day, period))
        const settlement = last_day && settled.get(`${employee} ${last_day}`)
        const window = windows.get(period.start + period.end)!

        return {
          ...facts,
          worked: during(facts.worked, window),
          absences: during(facts.absences, window),
          settlement: settlement ? { ...settlement, last_day } : null,
        }
      }

      const settles = (employee: string) =>
        known.get(employee)?.ended.filter((day) => settled.has(`${employee} ${day}`)) ?? []

      return { employees: ids, overtime, of, settles }
    })
  }

  /** Returns the leave settled with the last pays of these periods, by employee and last day. */
  private async settlements(
    db: Reads,
    workspace: string,
    people: readonly PaidPerson[],
    periods: readonly Period[],
  ) {
    const settled = new Map<string, LeaveSettlement>()

    const leaving = people.flatMap((person) => {
      const days = lastDays(person).filter((day) => periods.some((period) => within(day, period)))
      return days.length > 0 ? [{ id: person.id, days }] : []
    })

    // A person who left twice appears twice.
    for (let n = 0; leaving.some(({ days }) => n < days.length); n++) {
      const round = new Map(
        leaving.flatMap(({ id, days }): [string, string][] => (days[n] ? [[id, days[n]!]] : [])),
      )

      for (const [id, found] of await leaveSettlements(db, workspace, round))
        settled.set(`${id} ${round.get(id)}`, found)
    }

    return settled
  }
}

/** Returns the shortest period that has all of these in it. */
const spanOf = ([first, ...rest]: readonly Period[]): Period =>
  rest.reduce(
    (span, window) => ({
      start: earlier(span.start, window.start),
      end: later(span.end, window.end),
    }),
    first!,
  )

const hourlyPaid = (contracts: readonly ContractRow[]) => [
  ...new Set(
    contracts.flatMap((row) => (row.base_compensation_type === 'hourly' ? [row.employee_id] : [])),
  ),
]

type PaidPerson = Awaited<ReturnType<typeof employeesForPay>>[number]

const employmentFacts = ({
  id,
  department_id,
  status,
  hired_on,
  terminated_on,
  earlier,
}: PaidPerson) => ({
  employee_id: id,
  department_id,
  active: status === 'active',
  last_day: terminated_on,
  gaps: gapsBetween(earlier, hired_on),
})

/** Returns the last days of ended employments, oldest first. */
const lastDays = ({ earlier, terminated_on }: PaidPerson): string[] => [
  ...earlier.map(({ to }) => to),
  ...(terminated_on ? [terminated_on] : []),
]

const during = <D extends { readonly day: string }>(
  days: readonly D[],
  window: Period,
): readonly D[] => (days.length === 0 ? days : days.filter(({ day }) => within(day, window)))

type ContractRow = Awaited<ReturnType<typeof contractsForPay>>[number]
type AdjustmentRow = Awaited<ReturnType<typeof adjustmentsForPay>>[number]

export const payContract = (
  row: ContractRow,
  adjustments: readonly AdjustmentRow[],
): PayContract => ({
  id: row.id,
  effective_on: row.effective_on,
  start_date: row.start_date,
  end_date: row.end_date,
  rate: row.base_compensation_amount,
  type: row.base_compensation_type as PayContract['type'],
  frequency: row.pay_frequency as PayContract['frequency'],
  currency: row.currency,
  weekdays: isoWeekdays(row.working_days),
  hours: row.working_hours,
  hours_per: row.working_period_unit as PayContract['hours_per'],
  adjustments: adjustments.flatMap(
    ({
      id,
      category_id,
      adjustment_type,
      name,
      calculation_type,
      amount,
      proration,
      timing,
      valid_from,
      valid_to,
      counts_for_overtime,
      counts_from,
    }) =>
      amount === null
        ? []
        : [
            {
              id,
              type: adjustment_type,
              category_id,
              name: name ?? '',
              calculation_type,
              amount,
              proration,
              timing,
              valid_from,
              valid_to,
              ...(counts_for_overtime ? { counts_from } : {}),
            } as AdjustmentTerms,
          ],
  ),
})

/** Returns absences: leave takes the part of the day that a holiday leaves. */
export const absences = (away: readonly AwayDay[]): Absence[] =>
  away.flatMap(({ date: day, leaves, holiday }) => {
    const left = amount(1).minus(holiday?.part ?? 0)
    return [
      ...(holiday
        ? [
            {
              day,
              part: holiday.part,
              kind: 'holiday' as const,
              name: holiday.name,
              paid_percent: '100',
            },
          ]
        : []),
      ...leaves.flatMap(({ type, part, of, paid_percent, takes_account }): Absence[] =>
        left.isZero()
          ? []
          : [
              {
                day,
                part: left.lessThan(part) ? left.toString() : part,
                kind: 'leave',
                name: type,
                paid_percent,
                ...(of === null ? {} : { day_seconds: of }),
                ...(takes_account ? { in_lieu: true as const } : {}),
              },
            ],
      ),
    ]
  })
