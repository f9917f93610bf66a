import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { payrollApi as api, type Payslip } from '@workledger/contracts/payroll/payroll.api'
import { rounded } from '@workledger/domain/kernel/money'
import { type PayslipRow, payslipById, payslipsPage } from '@workledger/projections/payroll/payslips.queries'
import type { Call } from '../kernel/context'
import { sendFile } from '../kernel/files'
import { PDF, type PdfPort } from '../kernel/pdf-port'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

/** For their owner and payroll admins alone: a manager is refused before anything is read. */
@Controller()
export class PayslipsController {
  constructor(
    private readonly queries: Queries,
    @Inject(PDF) private readonly pdf: PdfPort,
  ) {}

  @Route(api.payslips)
  async list({ workspace, params, query }: Call<typeof api.payslips>) {
    const page = await this.queries.ask(workspace, (db) => payslipsPage(db, workspace, params.id, query))
    return { ...page, data: page.data.map(shown) }
  }

  @Route(api.downloadPayslip)
  async download({ workspace, params }: Call<typeof api.downloadPayslip>, reply: any) {
    const row = await this.queries.ask(workspace, (db) => payslipById(db, workspace, params.id, params.payslipId))
    if (!row) return refuse('not_found')
    const bytes = await this.pdf.payslip(workspace, row.id)
    return sendFile(reply, { name: `payslip-${row.start_on}-${row.end_on}.pdf`, type: 'application/pdf', bytes })
  }
}

const shown = (row: PayslipRow): Payslip => ({
  id: row.id,
  payrun: { id: row.payrun_id, start: row.start_on, end: row.end_on, pay_date: row.pay_date },
  currency: row.currency,
  basic_pay: row.basic_pay ?? rounded(0, row.currency),
  gross_pay: row.gross_pay ?? rounded(0, row.currency),
  net_pay: row.net_pay ?? rounded(0, row.currency),
  download_url: `/employees/${row.employee_id}/payslips/${row.id}/download`,
})
