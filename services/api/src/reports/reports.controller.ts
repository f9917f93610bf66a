import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import { reportsApi as api } from '@workledger/contracts/reports/reports.api'
import { csvPieces } from '@workledger/projections/kernel/export-cells'
import type { Scope } from '@workledger/projections/kernel/scope'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import type { WorkFilter } from '@workledger/projections/reports/work-report.queries'
import { tasksIn, workFile } from '@workledger/projections/reports/work-report-file'
import { workGroups, workRows, workTotals, workWeek } from '@workledger/projections/reports/work-reports'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Entries of one file. */
const MOST_ROWS = 50_000
type Asked = Omit<WorkFilter, 'workspace' | 'scope'>
const filterOf = (workspace: string, scope: Scope, asked: Asked): WorkFilter => ({
  workspace,
  scope,
  start_date: asked.start_date,
  end_date: asked.end_date,
  employee_ids: asked.employee_ids,
  project_ids: asked.project_ids,
  client_ids: asked.client_ids,
  billable: asked.billable,
})

@Controller()
export class ReportsController {
  constructor(private readonly queries: Queries) {}

  @Route(api.workTotals)
  async totals({ workspace, scope, caller, body, ctx }: Call<typeof api.workTotals>) {
    const filter = filterOf(workspace, scope, body)
    return {
      data: await this.queries.ask(workspace, (db) =>
        workTotals(db, filter, { reader: caller.employee, grouping: body.grouping }, ctx.now),
      ),
    }
  }

  @Route(api.workGroups)
  async groups({ workspace, scope, body, ctx }: Call<typeof api.workGroups>) {
    const filter = filterOf(workspace, scope, body)
    return { data: await this.queries.ask(workspace, (db) => workGroups(db, filter, body.grouping, body.sub_grouping, ctx.now)) }
  }

  @Route(api.workWeek)
  async week({ workspace, scope, body, ctx }: Call<typeof api.workWeek>) {
    const filter = filterOf(workspace, scope, body)
    return { data: await this.queries.ask(workspace, (db) => workWeek(db, filter, ctx.now)) }
  }

  @Route(api.workDetails)
  details({ workspace, scope, body, ctx }: Call<typeof api.workDetails>) {
    const filter = filterOf(workspace, scope, body)
    const { page, per_page } = body
    return this.queries.ask(workspace, (db) => workRows(db, filter, (page - 1) * per_page, per_page, ctx.now))
  }

  @Route(api.tasksReport)
  async tasks({ workspace, scope, query }: Call<typeof api.tasksReport>) {
    const filter = filterOf(workspace, scope, query)
    return { data: await this.queries.ask(workspace, (db) => tasksIn(db, filter)) }
  }

  @Route(api.workReportFile)
  async file({ workspace, scope, query, ctx, asker }: Call<typeof api.workReportFile>, reply?: any) {
    const filter = filterOf(workspace, scope, query)
    const { report, format } = query
    const { columns, rows } = await this.queries.ask(workspace, (db) => workFile(db, filter, { ...query, most: MOST_ROWS }, ctx.now))
    const name = `${report}-${query.start_date}-${query.end_date}.${format}`
    if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, bytes: await xlsxFile(asker, { name: report, columns, rows }) })
    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', bytes: Readable.from(csvPieces(columns, rows)) })
  }
}
