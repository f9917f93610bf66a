import { Controller, Inject } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import { payrollApi as api, type Payslip } from '@workledger/contracts/payroll/payroll.api'
import { rounded } from '@workledger/domain/kernel/money'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { payEntryById } from '@workledger/projections/payroll/payroll.queries'
import { payslipsList } from '@workledger/projections/payroll/payslips.lists'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import { PDF } from '../kernel/files/pdf'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { PayRuns } from './pay-runs.service'
import { PayWhy } from './pay-why.service'

/** Only for their owner and payroll admins: a manager is refused before any read. */
@Controller()
export class PayslipsController {
  constructor(
    private readonly lists: Lists,
    private readonly runs: PayRuns,
    private readonly explained: PayWhy,
    @Inject(PDF) private readonly pdf: PdfPort,
  ) {}

  @Route(api.payslips)
  async list(call: Call<typeof api.payslips>) {
    const page = await this.lists.page(payslipsList, call, { employee_id: call.params.id })
    return { ...page, data: page.data.map(shownPayslip) }
  }

  @Route(api.whyPayslip)
  async why(call: Call<typeof api.whyPayslip>) {
    const { workspace, params } = call

    const { id, payrun_id, employee_id } = await this.lists.one(
      payslipsList,
      call,
      params.payslipId,
    )

    const run = await this.runs.run(workspace, payrun_id)
    const entry = await call.read((db) => payEntryById(db, payrun_id, id))
    if (!entry || employee_id !== params.id) return refuse('not_found')

    return {
      data: {
        entry_id: id,
        currency: run.currency,
        numbers: await this.explained.explain(workspace, run, entry),
      },
    }
  }

  @Route(api.downloadPayslip)
  async download(call: Call<typeof api.downloadPayslip>, reply: FastifyReply) {
    const { params } = call
    const row = await this.lists.one(payslipsList, call, params.payslipId)
    if (row.employee_id !== params.id) return refuse('not_found')
    const bytes = await this.pdf.payslip(call.asker, row.id)

    return sendFile(reply, {
      name: `payslip-${row.start}-${row.end}.pdf`,
      type: 'application/pdf',
      bytes,
    })
  }
}

/** Returns a payslip; that of an erased person has no amounts. */
export const shownPayslip = (row: RowOf<typeof payslipsList.definition>): Payslip => ({
  id: row.id,
  payrun: { id: row.payrun_id, start: row.start, end: row.end, pay_date: row.pay_date },
  currency: row.currency,
  basic_pay: row.basic_pay ?? rounded(0, row.currency),
  gross_pay: row.gross_pay ?? rounded(0, row.currency),
  net_pay: row.net_pay ?? rounded(0, row.currency),
  paid_on: row.paid_on,
  returned_on: row.returned_on,
  return_code: row.return_code,
  reversal: row.reversal,
  reversed: row.reversed,
  updated_at: row.updated_at,
  download_url: `/employees/${row.employee_id}/payslips/${row.id}/download`,
})
