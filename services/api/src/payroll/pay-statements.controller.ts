import { Controller, Inject } from '@nestjs/common'
import { headingsIn } from '@workledger/contracts/headings'
import { refuse } from '@workledger/contracts/kernel/errors'
import { payReportsApi as api } from '@workledger/contracts/payroll/pay-reports.api'
import { amount, rounded } from '@workledger/domain/kernel/money'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { yearToDate } from '@workledger/domain/payroll/pay-sums'
import { csvHead, csvLines } from '@workledger/projections/kernel/export-cells'
import {
  payslipsOfYear,
  paysUpTo,
  payYearsOf,
  yearOf,
} from '@workledger/projections/payroll/pay-reports.queries'
import { payslipsList } from '@workledger/projections/payroll/payslips.lists'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import { PDF } from '../kernel/files/pdf'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { statementColumns, statementRows } from './pay-report-rows'
import { shownPayslip } from './payslips.controller'

/** A year's pay of one person, for that person and payroll admins, like payslips. */
@Controller()
export class PayStatementsController {
  constructor(
    private readonly lists: Lists,
    @Inject(PDF) private readonly pdf: PdfPort,
  ) {}

  @Route(api.payslip)
  async payslip(call: Call<typeof api.payslip>) {
    const { workspace, params } = call
    const row = await this.lists.one(payslipsList, call, params.payslipId)
    if (row.employee_id !== params.id) return refuse('not_found')
    const pays = await call.read((db) => paysUpTo(db, workspace, row))
    // An erased person has no pay.
    const own = row.net_pay === null ? undefined : pays.at(-1)
    const detail = { year: yearOf(row.pay_date), ...yearToDate(own, pays, row.currency) }

    return { data: { ...shownPayslip(row), ...detail } }
  }

  @Route(api.payYears)
  async years(call: Call<typeof api.payYears>) {
    const { workspace, params } = call

    const years = await call.read((db) => payYearsOf(db, workspace, params.id))

    return {
      data: years.map(({ gross_pay, expenses, net_pay, ...year }) => ({
        ...year,
        gross_pay: rounded(gross_pay, year.currency),
        deductions: rounded(amount(gross_pay).plus(expenses).minus(net_pay), year.currency),
        expenses: rounded(expenses, year.currency),
        net_pay: rounded(net_pay, year.currency),
      })),
    }
  }

  @Route(api.payStatement)
  async statement(call: Call<typeof api.payStatement>, reply: FastifyReply) {
    const {
      workspace,
      asker,
      params: { id, year },
      query: { format, language },
    } = call

    const slips = await call.read((db) => payslipsOfYear(db, workspace, id, year))
    if (!slips.some(({ pay }) => pay)) return refuse('not_found')
    const name = `pay-statement-${year}.${format}`

    if (format === 'pdf')
      return sendFile(reply, {
        name,
        type: 'application/pdf',
        bytes: await this.pdf.payStatement(asker, id, year),
      })

    const statement = { list: 'pay-statement', area: 'payroll' }
    const headings = headingsIn(language, statement, statementColumns)

    const bytes = Buffer.from(
      csvHead(statementColumns, { headings }) +
        csvLines(statementColumns, statementRows(slips, language)),
    )

    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', bytes })
  }
}
