import { Injectable } from '@nestjs/common'
import type { PayJournalAnswer } from '@workledger/contracts/payroll/pay-reports.api'
import { PayJournal, type PaySums } from '@workledger/domain/payroll/pay-sums'
import {
  claimsPaidIn,
  namesOfDepartments,
  paidByDepartment,
} from '@workledger/projections/payroll/pay-reports.queries'
import type { PayRunRow } from '@workledger/projections/payroll/payroll.queries'
import { namesOfCategories } from '@workledger/projections/payroll/payroll-categories.queries'
import { Queries } from '../kernel/lists/queries'

/** Sums a run's payments and deductions by department and line. */
@Injectable()
export class PayJournals {
  constructor(private readonly queries: Queries) {}

  async of(workspace: string, run: PayRunRow): Promise<PayJournalAnswer> {
    const journal = new PayJournal(run.currency)
    const erased: string[] = []
    const categories = await this.queries.ask(workspace, (db) => namesOfCategories(db, workspace))

    for await (const rows of paidByDepartment(
      (query) => this.queries.ask(workspace, query),
      run.id,
    ))
      for (const { department_id, employee_id, pay, kept } of rows) {
        if (pay) journal.add(department_id, pay)
        else if (kept) journal.addKept(kept, (id) => categories.get(id) ?? '')
        else erased.push(employee_id)
      }

    if (erased.length > 0)
      journal.addErased(
        erased.length,
        run,
        await this.queries.ask(workspace, (db) => claimsPaidIn(db, run.id, erased)),
      )

    const found = journal.byDepartment()
    const ids = found.flatMap(([id]) => id ?? [])
    const names = await this.queries.ask(workspace, (db) => namesOfDepartments(db, workspace, ids))

    const figures = (sums: PaySums) => ({
      count: sums.count,
      totals: sums.totals(),
      lines: sums.lines(),
    })

    const departments = found.map(([department_id, sums]) => ({
      department_id,
      department: department_id ? (names.get(department_id) ?? null) : null,
      ...figures(sums),
    }))

    return {
      currency: run.currency,
      // By name; employees without a department come last.
      departments: departments.sort(
        (a, b) =>
          Number(!a.department) - Number(!b.department) ||
          (a.department ?? '').localeCompare(b.department ?? ''),
      ),
      erased: journal.erased ? figures(journal.erased) : null,
      ...figures(journal.all),
    }
  }
}
