import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import { headingsIn } from '@workledger/contracts/headings'
import { payReportsApi as api } from '@workledger/contracts/payroll/pay-reports.api'
import { csvPieces } from '@workledger/projections/kernel/export-cells'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { PayJournals } from './pay-journals.service'
import { journalColumns, journalRows } from './pay-report-rows'
import { PayRuns } from './pay-runs.service'

/** A run's payments and deductions for the books. */
@Controller()
export class PayJournalController {
  constructor(
    private readonly journals: PayJournals,
    private readonly runs: PayRuns,
  ) {}

  @Route(api.payrunJournal)
  async showPayrunJournal({ workspace, params }: Call<typeof api.payrunJournal>) {
    return { data: await this.journals.of(workspace, await this.runs.run(workspace, params.id)) }
  }

  @Route(api.exportPayrunJournal)
  async export(
    { workspace, params, query, asker }: Call<typeof api.exportPayrunJournal>,
    reply: FastifyReply,
  ) {
    const run = await this.runs.run(workspace, params.id)
    const rows = journalRows(await this.journals.of(workspace, run), query.language)
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
}
