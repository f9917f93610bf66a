import { columnWord } from '@workledger/contracts/field-words'
import { headingsIn } from '@workledger/contracts/headings'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import * as column from '@workledger/contracts/kernel/list-columns'
import type { Grouping, reportFiles } from '@workledger/contracts/reports/report-kinds'
import { DETAILS, MOST_REPORT_DAYS } from '@workledger/contracts/reports/reports.api'
import type { ExportColumn } from '../kernel/export-cells'
import type { Reads } from '../kernel/tenant-reads'
import { companyOf } from './company.queries'
import { tasksByDay, type WorkFilter } from './work-report.queries'
import { workGroups, workRows, workWeek } from './work-reports'

interface WorkReportFileQuery {
  readonly report: (typeof reportFiles)[number]
  readonly grouping: Grouping
  readonly sub_grouping: Grouping
  /** Language of the headings that depend on the grouping. */
  readonly language: ShippedLanguage
  /** The most rows of one file; a report with more is refused. */
  readonly most: number
}

export interface WorkFile {
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly Record<string, unknown>[]
  readonly headings: readonly string[]
}

/** Returns the content of a report's file, the same as its page. */
export async function workFile(
  db: Reads,
  filter: WorkFilter,
  query: WorkReportFileQuery,
  now: Date,
): Promise<WorkFile> {
  const { columns, rows } = await contentOf(db, filter, query, now)
  const named = { list: 'work-reports', area: 'reports' }

  return { columns, rows, headings: headingsIn(query.language, named, columns) }
}

async function contentOf(
  db: Reads,
  filter: WorkFilter,
  { report, grouping, sub_grouping, language, most }: WorkReportFileQuery,
  now: Date,
): Promise<Omit<WorkFile, 'headings'>> {
  const word = (field: Grouping) => columnWord('reports', 'work-reports', field, language) ?? field

  switch (report) {
    case 'summary': {
      const { groups } = await workGroups(db, filter, { key: grouping, sub: sub_grouping }, now)
      const rows = groups.flatMap((group) =>
        group.sub_groups.map((sub) => ({ ...sub, group: titled(group), name: titled(sub) })),
      )
      const within: Record<string, ListColumn> =
        grouping === sub_grouping ? {} : { name: column.text({ label: word(sub_grouping) }) }

      return {
        columns: columnsOf({
          group: column.text({ label: word(grouping) }),
          ...within,
          ...summed,
        }),
        rows,
      }
    }

    case 'weekly': {
      const week = await workWeek(db, filterWithin(filter), now)
      const days = Object.fromEntries(
        daysOf(filter).map((day) => [day, column.number({ label: day })]),
      )

      const rows = week.map((row) => ({
        ...row,
        ...Object.fromEntries(daysOf(filter).map((day, n) => [day, row.seconds[n]])),
      }))

      const named = {
        project: column.text(),
        employee: column.text(),
      }

      return {
        columns: columnsOf({ ...named, ...days, total: column.number() }),
        rows,
      }
    }

    case 'tasks': {
      const { created, completed } = await tasksIn(db, filter)

      const rows = daysOf(filter).flatMap((day) => {
        const of = (counts: typeof created) => counts.find(({ date }) => date === day)?.count ?? 0
        const row = { day, created: of(created), completed: of(completed) }
        return row.created + row.completed > 0 ? [row] : []
      })

      const counted = {
        day: column.day(),
        created: column.number(),
        completed: column.number(),
      }

      return { columns: columnsOf(counted), rows }
    }

    case 'details': {
      const rows: Record<string, unknown>[] = []

      for (let total = Number.POSITIVE_INFINITY; rows.length < total; ) {
        const page = await workRows(db, filter, { first: rows.length, count: DETAILS }, now)
        if (page.total > most) refuse('export.too_many', { params: { rows: most } })
        rows.push(...page.data.map((row) => ({ ...row, tags: row.tags.join(', ') })))
        total = page.data.length > 0 ? page.total : 0
      }

      return { columns: columnsOf(detailed), rows }
    }

    default:
      return report satisfies never
  }
}

/** Returns the tasks created and completed, by days of the company. */
export async function tasksIn(db: Reads, filter: WorkFilter) {
  const company = await companyOf(db, filter.workspace)
  return tasksByDay(db, filter, company?.timezone ?? 'UTC')
}

const summed = {
  entries: column.number(),
  amount: column.money({ nullable: true }),
  seconds: column.number(),
  running: column.number(),
}

const detailed = {
  employee: column.text(),
  day: column.day(),
  start: column.instant(),
  end: column.instant(),
  zone: column.text(),
  seconds: column.number(),
  client: column.text(),
  project: column.text(),
  description: column.text(),
  tags: column.text(),
  billable: column.bool(),
  billed: column.bool(),
  invoice_number: column.text(),
}

const columnsOf = (columns: Record<string, ListColumn>): ExportColumn[] => Object.entries(columns)

/** Falls back to the id where there is no name: yes or no for billable. */
const titled = ({ id, name }: { id: string | null; name: string | null }) => name ?? id ?? ''

const daysOf = ({ start_date, end_date }: WorkFilter) =>
  Array.from(
    {
      length: Math.min(
        MOST_REPORT_DAYS,
        (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS + 1,
      ),
    },
    (_, n) => new Date(Date.parse(start_date) + n * DAY_MS).toISOString().slice(0, 10),
  )

/** Limits the filter to a week of seven days. */
const filterWithin = (filter: WorkFilter): WorkFilter =>
  daysOf(filter).length <= 7 ? filter : refuseField('end_date', 'field.most_days', { days: 7 })
