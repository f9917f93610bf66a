import { Injectable } from '@nestjs/common'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import type { PayCorrection } from '@workledger/domain/payroll/pay'
import type { Period } from '@workledger/domain/payroll/pay-days'
import type { EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import { windowOf } from '@workledger/domain/payroll/pay-inputs'
import { changedEmployees } from '@workledger/projections/payroll/pay-changes.queries'
import { closedRuns, heldForNegative } from '@workledger/projections/payroll/pay-closed.queries'
import { everyEmployee } from '@workledger/projections/payroll/pay-facts.queries'
import { Queries } from '../kernel/lists/queries'
import { type Closed, ClosedPeriods } from './closed-periods'
import { PayFacts } from './pay-facts'

/** Periods that ended longer ago are final. */
const LOOK_BACK_DAYS = 731

/** Employees whose facts are in memory at a time. */
export const PAY_CORRECTIONS_PAGE = 500

type FactsChange = (facts: EmployeeFacts) => EmployeeFacts

interface CorrectionsInput {
  /** Last day of the periods to examine. */
  until: string
  employees: readonly string[]
  /** A hypothetical change of facts; by default the facts are unchanged. */
  change?: FactsChange | undefined
  /** The days that a draft pays itself. */
  draft?: Period | undefined
}

/**
 * Computes what closed periods owe by today's facts, for employees whose facts changed since their
 * run.
 */
@Injectable()
export class PayCorrections {
  constructor(
    private readonly queries: Queries,
    private readonly facts: PayFacts,
  ) {}

  /** Returns lines by employee for all closed periods of a currency that end by a day. */
  async due(
    workspace: string,
    currency: string,
    until: string,
  ): Promise<Map<string, PayCorrection[]>> {
    const closed = await this.closed(workspace, currency, until)
    const concerned =
      closed.concerned() ??
      (await this.queries.ask(workspace, (db) => everyEmployee(db, workspace)))
    return this.lines(workspace, currency, { closed, employees: concerned })
  }

  /** Returns the same for given employees, even without a change; `change` modifies their facts. */
  async readCorrections(
    workspace: string,
    currency: string,
    { until, employees, change, draft }: CorrectionsInput,
  ): Promise<Map<string, PayCorrection[]>> {
    if (employees.length === 0) return new Map()
    return this.lines(workspace, currency, {
      closed: await this.closed(workspace, currency, until, { draft, only: employees }),
      employees,
      change,
    })
  }

  /**
   * Returns the closed periods and the employees that each concerns: those with changed facts, or
   * `only` these. A `draft` pays its own days itself.
   */
  async closed(
    workspace: string,
    currency: string,
    until: string,
    { draft, only }: { draft?: Period | undefined; only?: readonly string[] } = {},
  ): Promise<ClosedPeriods> {
    const periods = await this.queries.ask(workspace, async (db) => {
      const runs = await closedRuns(db, workspace, currency, {
        from: addDays(until, -LOOK_BACK_DAYS),
        to: until,
      })

      const ids = runs.map(({ id }) => id)
      const held = only || ids.length === 0 ? [] : await heldForNegative(db, workspace, ids)
      const found: Closed[] = []

      for (const run of runs) {
        const { start, end } = windowOf({ start: run.start_on, end: run.end_on })
        const { everyone, employees } = only
          ? { everyone: false, employees: only }
          : await changedEmployees(db, workspace, run.facts_position, { from: start, to: end })

        found.push({
          id: run.id,
          pays: Boolean(run.pays),
          period: { start: run.start_on, end: run.end_on },
          changed: everyone ? undefined : new Set(employees),
          held: new Set(
            held.flatMap(({ payrun_id, employee_id }) =>
              payrun_id === run.id ? [employee_id] : [],
            ),
          ),
        })
      }

      return found
    })
    return new ClosedPeriods(this.queries, { workspace, currency }, periods, draft)
  }

  private async lines(
    workspace: string,
    currency: string,
    {
      closed,
      employees,
      change,
    }: Pick<CorrectionsInput, 'employees' | 'change'> & { closed: ClosedPeriods },
  ): Promise<Map<string, PayCorrection[]>> {
    const due = new Map<string, PayCorrection[]>()

    for (let at = 0; at < employees.length; at += PAY_CORRECTIONS_PAGE) {
      const page = employees.slice(at, at + PAY_CORRECTIONS_PAGE)
      const periods = closed.periodsOf(page)
      if (periods.length === 0) continue
      const facts = await this.facts.over(workspace, periods, currency, page)

      for (const [employee, lines] of await closed.owed(page, facts, change))
        due.set(employee, lines)
    }

    return due
  }
}
