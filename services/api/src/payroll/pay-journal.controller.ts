import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import { headingsIn } from '@workledger/contracts/headings'
import {
  payReportsApi as api,
  type PayJournalAnswer,
} from '@workledger/contracts/payroll/pay-reports.api'
import { PayJournal, type PaySums } from '@workledger/domain/payroll/pay-sums'
import { csvPieces } from '@workledger/projections/kernel/export-cells'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import {
  claimsPaidIn,
  namesOfDepartments,
  paidByDepartment,
} from '@workledger/projections/payroll/pay-reports.queries'
import type { PayRunRow } from '@workledger/projections/payroll/payroll.queries'
import { namesOfCategories } from '@workledger/projections/payroll/payroll-categories.queries'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { journalColumns, journalRows } from './pay-report-rows'
import { PayRuns } from './pay-runs.service'

/** A run's payments and deductions for the books. */
@Controller()
export class PayJournalController {
  constructor(
    private readonly queries: Queries,
    private readonly runs: PayRuns,
  ) {}

  @Route(api.payrunJournal)
  async showPayrunJournal({ workspace, params }: Call<typeof api.payrunJournal>) {
    return { data: await this.journal(workspace, await this.runs.run(workspace, params.id)) }
  }

  @Route(api.exportPayrunJournal)
  async export(
    { workspace, params, query, asker }: Call<typeof api.exportPayrunJournal>,
    reply: FastifyReply,
  ) {
    const run = await this.runs.run(workspace, params.id)
    const rows = journalRows(await this.journal(workspace, run), query.language)
    const journal = { list: 'pay-journal', area: 'payroll' }
    const headings = headingsIn(query.language, journal, journalColumns)
    const name = `journal-${run.start_on}-${run.end_on}.${query.format}`

    if (query.format === 'xlsx')
      return sendFile(reply, {
        name,
        type: XLSX,
        bytes: await xlsxFile(asker, {
          name: 'Payroll journal',
          columns: journalColumns,
          rows,
          headings,
        }),
      })

    const bytes = Readable.from(csvPieces(journalColumns, rows, { headings }))

    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', bytes })
  }

  private async journal(workspace: string, run: PayRunRow): Promise<PayJournalAnswer> {
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
