import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import * as column from '@workledger/contracts/kernel/list-columns'
import { reportsApi as api, DETAILS, MOST_REPORT_DAYS } from '@workledger/contracts/reports/reports.api'
import type { Scope } from '@workledger/projections/kernel/scope'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { tasksByDay, type WorkFilter } from '@workledger/projections/reports/work-report.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { Call } from '../kernel/context'
import { csvHead, csvLines, type ExportColumn, xlsxFile } from '../kernel/export-cells'
import { sendFile } from '../kernel/files'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { WorkReports } from './work-reports.service'

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
  constructor(
    private readonly queries: Queries,
    private readonly reports: WorkReports,
  ) {}

  @Route(api.workTotals)
  async totals({ workspace, scope, caller, body, ctx }: Call<typeof api.workTotals>) {
    const filter = filterOf(workspace, scope, body)
    return {
      data: await this.queries.ask(workspace, (db) =>
        this.reports.totals(db, filter, { reader: caller.employee, grouping: body.grouping }, ctx.now),
      ),
    }
  }

  @Route(api.workGroups)
  async groups({ workspace, scope, body, ctx }: Call<typeof api.workGroups>) {
    const filter = filterOf(workspace, scope, body)
    return { data: await this.queries.ask(workspace, (db) => this.reports.groups(db, filter, body.grouping, body.sub_grouping, ctx.now)) }
  }

  @Route(api.workWeek)
  async week({ workspace, scope, body, ctx }: Call<typeof api.workWeek>) {
    const filter = filterOf(workspace, scope, body)
    return { data: await this.queries.ask(workspace, (db) => this.reports.week(db, filter, ctx.now)) }
  }

  @Route(api.workDetails)
  details({ workspace, scope, body, ctx }: Call<typeof api.workDetails>) {
    const filter = filterOf(workspace, scope, body)
    const { page, per_page } = body
    return this.queries.ask(workspace, (db) => this.reports.details(db, filter, (page - 1) * per_page, per_page, ctx.now))
  }

  @Route(api.tasksReport)
  async tasks({ workspace, scope, query }: Call<typeof api.tasksReport>) {
    const filter = filterOf(workspace, scope, query)
    return { data: await this.queries.ask(workspace, (db) => tasks(db, filter)) }
  }

  @Route(api.workReportFile)
  async file({ workspace, scope, query, ctx }: Call<typeof api.workReportFile>, reply?: any) {
    const filter = filterOf(workspace, scope, query)
    const { report, format, grouping, sub_grouping } = query
    const { columns, rows } = await this.queries.ask(
      workspace,
      async (db): Promise<{ columns: ExportColumn[]; rows: Record<string, unknown>[] }> => {
        if (report === 'summary') {
          const { groups } = await this.reports.groups(db, filter, grouping, sub_grouping, ctx.now)
          const rows = groups.flatMap((group) => group.sub_groups.map((sub) => ({ ...sub, group: titled(group), name: titled(sub) })))
          return {
            columns: columnsOf({ group: column.text(heads[grouping]), name: column.text(`${heads[sub_grouping]} `), ...summed }),
            rows,
          }
        }
        if (report === 'weekly') {
          const week = await this.reports.week(db, within(filter), ctx.now)
          const days = Object.fromEntries(daysOf(filter).map((day) => [day, column.number(day)]))
          const rows = week.map((row) => ({ ...row, ...Object.fromEntries(daysOf(filter).map((day, n) => [day, row.seconds[n]])) }))
          return {
            columns: columnsOf({
              project: column.text('Project'),
              employee: column.text('Employee'),
              ...days,
              total: column.number('Seconds'),
            }),
            rows,
          }
        }
        if (report === 'tasks') {
          const { created, completed } = await tasks(db, filter)
          const rows = daysOf(filter).flatMap((day) => {
            const of = (counts: typeof created) => counts.find(({ date }) => date === day)?.count ?? 0
            const row = { day, created: of(created), completed: of(completed) }
            return row.created + row.completed > 0 ? [row] : []
          })
          const counted = { day: column.day('Day'), created: column.number('Created'), completed: column.number('Completed') }
          return { columns: columnsOf(counted), rows }
        }
        const rows: Record<string, unknown>[] = []
        for (let total = Number.POSITIVE_INFINITY; rows.length < total; ) {
          const page = await this.reports.details(db, filter, rows.length, DETAILS, ctx.now)
          if (page.total > MOST_ROWS) refuse('export.too_many', { params: { rows: MOST_ROWS } })
          rows.push(...page.data)
          total = page.data.length > 0 ? page.total : 0
        }
        return { columns: columnsOf(detailed), rows }
      },
    )
    const name = `${report}-${query.start_date}-${query.end_date}.${format}`
    if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, bytes: await xlsxFile(columns, rows, report) })
    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(csvHead(columns) + csvLines(columns, rows)) })
  }
}

async function tasks(db: Reads, filter: WorkFilter) {
  const company = await workspaceById(db, filter.workspace)
  return tasksByDay(db, filter, company?.timezone ?? 'UTC')
}
const heads = { client: 'Client', project: 'Project', employee: 'Employee', task: 'Task', billable: 'Billable' } as const
const summed = {
  entries: column.number('Entries'),
  seconds: column.number('Seconds'),
  running: column.number('Running'),
  amount: column.money('Amount', { nullable: true }),
}
const detailed = {
  employee: column.text('Employee'),
  day: column.day('Day'),
  start: column.instant('Start (UTC)'),
  end: column.instant('End (UTC)'),
  zone: column.text('Time zone'),
  seconds: column.number('Seconds'),
  client: column.text('Client'),
  project: column.text('Project'),
  description: column.text('Description'),
  billable: column.bool('Billable'),
  billed: column.bool('Billed'),
  invoice_number: column.text('Invoice #'),
}
const columnsOf = (columns: Record<string, ListColumn>): ExportColumn[] => Object.entries(columns)
/** What has no name is told by its id: yes or no of what is billable. */
const titled = ({ id, name }: { id: string | null; name: string | null }) => name ?? id ?? ''
const DAY = 86_400_000
const daysOf = ({ start_date, end_date }: WorkFilter) =>
  Array.from({ length: Math.min(MOST_REPORT_DAYS, (Date.parse(end_date) - Date.parse(start_date)) / DAY + 1) }, (_, n) =>
    new Date(Date.parse(start_date) + n * DAY).toISOString().slice(0, 10),
  )
/** A week is seven days. */
const within = (filter: WorkFilter): WorkFilter =>
  daysOf(filter).length <= 7 ? filter : refuseField('end_date', 'field.most_days', { days: 7 })
