import { Injectable } from '@nestjs/common'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Pay, PayCorrection } from '@workledger/domain/payroll/pay'
import { correctionsOf, emptyPay } from '@workledger/domain/payroll/pay-corrections'
import { addDays, type Period } from '@workledger/domain/payroll/pay-days'
import { draftPay, type EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import { windowOf } from '@workledger/domain/payroll/pay-inputs'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import {
  changedEmployees,
  closedRuns,
  correctable,
  takenCorrections,
  withoutEntry,
} from '@workledger/projections/payroll/pay-closed.queries'
import { Queries } from '../kernel/queries'
import { PayFacts } from './pay-facts'

/** Periods that ended longer ago are closed for good. */
const LOOK_BACK_DAYS = 731
const overlap = (a: Period, b: Period) => a.start <= b.end && b.start <= a.end

/** What closed periods are owed by today's facts: worked out for whom something changed since their run. */
@Injectable()
export class PayCorrections {
  constructor(
    private readonly queries: Queries,
    private readonly facts: PayFacts,
  ) {}

  /** Lines by employee for all closed periods of a currency that end up to a day; whom `draft` itself pays is owed none of its days. */
  due(workspace: string, currency: string, until: string, draft?: Period): Promise<Map<string, PayCorrection[]>> {
    return this.find(workspace, currency, until, draft)
  }

  /** The same for some employees, whether anything of theirs changed or not; `change` makes their facts others. */
  async of(
    workspace: string,
    currency: string,
    until: string,
    employees: readonly string[],
    change?: (facts: EmployeeFacts) => EmployeeFacts,
    draft?: Period,
  ): Promise<Map<string, PayCorrection[]>> {
    return employees.length === 0 ? new Map() : this.find(workspace, currency, until, draft, { employees, change })
  }

  private async find(
    workspace: string,
    currency: string,
    until: string,
    draft: Period | undefined,
    only?: { employees: readonly string[]; change?: ((facts: EmployeeFacts) => EmployeeFacts) | undefined },
  ): Promise<Map<string, PayCorrection[]>> {
    const due = new Map<string, PayCorrection[]>()
    const runs = await this.queries.ask(workspace, (db) => closedRuns(db, workspace, currency, addDays(until, -LOOK_BACK_DAYS), until))
    for (const run of runs) {
      const period = { start: run.start_on, end: run.end_on }
      const window = windowOf(period)
      const { entries, absent } = await this.queries.ask(workspace, async (db) => {
        const of = only ? only.employees : await this.changed(db, workspace, run.facts_position, window)
        // Beside those asked for, entries that were held back.
        const entries = (await correctable(db, run.id, of)).filter(({ employee_id }) => !only || only.employees.includes(employee_id))
        return { entries, absent: draft && overlap(draft, period) ? [] : await withoutEntry(db, workspace, run, of) }
      })
      const ids = [...entries.map(({ employee_id }) => employee_id), ...absent.map(({ id }) => id)]
      if (ids.length === 0) continue
      const [facts, taken] = await Promise.all([
        this.facts.of(workspace, period, currency, ids),
        this.queries.ask(workspace, (db) => takenCorrections(db, workspace, ids)),
      ])
      const people = facts.people.map((each) => ({ ...(only?.change?.(each) ?? each), carried: [] }))
      const fresh = new Map(
        draftPay(people, { ...period, currency }, facts.overtime).entries.map(({ employee_id, pay }) => [employee_id, pay ?? undefined]),
      )
      const byEntry = groupBy(taken, ({ payrun_id, entry_id }) => `${payrun_id} ${entry_id}`)
      const correct = (employee_id: string, entry_id: string, pay: Pay, held: boolean) => {
        const taken = byEntry.get(`${run.id} ${entry_id}`) ?? []
        const lines = correctionsOf({ payrun_id: run.id, entry_id, ...period, currency, pay, held, taken }, fresh.get(employee_id))
        if (lines.length > 0) due.set(employee_id, [...(due.get(employee_id) ?? []), ...lines])
      }
      for (const { id, employee_id, pay, held } of entries) if (pay) correct(employee_id, id, pay, held !== null)
      // Who was not in the run is owed all of it.
      for (const { id } of absent) correct(id, id, emptyPay(currency), true)
    }
    return due
  }

  /** Whose pay may have changed since; undefined: everybody's. */
  private async changed(db: Reads, workspace: string, after: string, { start, end }: Period): Promise<string[] | undefined> {
    const { everybody, employees } = await changedEmployees(db, workspace, after, start, end)
    return everybody ? undefined : employees
  }
}
