import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import { reportsApi as api } from '@workledger/contracts/reports/reports.api'
import { csvPieces } from '@workledger/projections/kernel/export-cells'
import type { Scope } from '@workledger/projections/kernel/scope'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import type { WorkFilter } from '@workledger/projections/reports/work-report.queries'
import { tasksIn, workFile } from '@workledger/projections/reports/work-report-file'
import {
  workGroups,
  workRows,
  workTotals,
  workWeek,
} from '@workledger/projections/reports/work-reports'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'

/** Most entries of one file. */
const MOST_ROWS = 50_000

type WorkReportInput = Omit<WorkFilter, 'workspace' | 'scope'>

const filterOf = (workspace: string, scope: Scope, asked: WorkReportInput): WorkFilter => ({
  workspace,
  scope,
  start_date: asked.start_date,
  end_date: asked.end_date,
  employee_ids: asked.employee_ids,
  project_ids: asked.project_ids,
  client_ids: asked.client_ids,
  tags: asked.tags,
  billable: asked.billable,
  approved: asked.approved,
})

@Controller()
export class ReportsController {
  @Route(api.workTotals)
  async totals(call: Call<typeof api.workTotals>) {
    const { workspace, scope, caller, body, ctx } = call

    const filter = filterOf(workspace, scope, body)

    return {
      data: await call.read((db) =>
        workTotals(db, filter, { reader: caller.employee, grouping: body.grouping }, ctx.now),
      ),
    }
  }

  @Route(api.workGroups)
  async groups(call: Call<typeof api.workGroups>) {
    const { workspace, scope, body, ctx } = call

    const filter = filterOf(workspace, scope, body)

    return {
      data: await call.read((db) =>
        workGroups(db, filter, { key: body.grouping, sub: body.sub_grouping }, ctx.now),
      ),
    }
  }

  @Route(api.workWeek)
  async week(call: Call<typeof api.workWeek>) {
    const { workspace, scope, body, ctx } = call

    const filter = filterOf(workspace, scope, body)
    return { data: await call.read((db) => workWeek(db, filter, ctx.now)) }
  }

  @Route(api.workDetails)
  details(call: Call<typeof api.workDetails>) {
    const { workspace, scope, body, ctx } = call

    const filter = filterOf(workspace, scope, body)
    const { page, per_page, of_each_day } = body

    return call.read((db) =>
      workRows(
        db,
        filter,
        {
          first: (page - 1) * per_page,
          count: per_page,
          ...(of_each_day !== undefined && { ofEachDay: of_each_day }),
        },
        ctx.now,
      ),
    )
  }

  @Route(api.tasksReport)
  async tasks(call: Call<typeof api.tasksReport>) {
    const { workspace, scope, query } = call

    const filter = filterOf(workspace, scope, query)
    return { data: await call.read((db) => tasksIn(db, filter)) }
  }

  @Route(api.workReportFile)
  async file(call: Call<typeof api.workReportFile>, reply: FastifyReply) {
    const { workspace, scope, query, ctx, asker } = call

    const filter = filterOf(workspace, scope, query)
    const { report, format } = query
    const { columns, rows, headings } = await call.read((db) =>
      workFile(db, filter, { ...query, most: MOST_ROWS }, ctx.now),
    )
    const name = `${report}-${query.start_date}-${query.end_date}.${format}`

    if (format === 'xlsx')
      return sendFile(reply, {
        name,
        type: XLSX,
        bytes: await xlsxFile(asker, { name: report, columns, rows, headings }),
      })

    return sendFile(reply, {
      name,
      type: 'text/csv; charset=utf-8',
      bytes: Readable.from(csvPieces(columns, rows, { headings })),
    })
  }
}
