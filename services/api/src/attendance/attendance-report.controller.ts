import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import {
  attendanceReportApi as api,
  type DayMark,
  dayMarks,
  MOST_REPORTED,
  type ReportedAttendance,
} from '@workledger/contracts/attendance/attendance-report.api'
import { valueWord } from '@workledger/contracts/field-words'
import { headingsIn } from '@workledger/contracts/headings'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { refuse } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import * as column from '@workledger/contracts/kernel/list-columns'
import { markOf } from '@workledger/domain/attendance/day-marks'
import { reportedPeople } from '@workledger/projections/attendance/attendance-report.queries'
import { csvPieces, type ExportColumn } from '@workledger/projections/kernel/export-cells'
import type { Scope } from '@workledger/projections/kernel/scope'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { AttendanceCalendar, monthOf } from './attendance-calendar'

interface AttendanceReportInput {
  year: number
  month: number
  employee_id?: string | undefined
  q?: string | undefined
}

/** Returns the word for a day's mark in a file; days to come have none. */
const markIn = (language: ShippedLanguage, mark: DayMark | null) =>
  mark === null ? '' : (valueWord('attendance', mark, language) ?? mark)

type ReportedPerson = Awaited<ReturnType<typeof reportedPeople>>['people'][number]

const columns: ExportColumn[] = Object.entries({
  oid: column.text(),
  employee: column.text(),
  date: column.day(),
  mark: column.text(),
  presence: column.number(),
  name: column.text(),
})

/** Months of attendance by person. */
@Controller()
export class AttendanceReportController {
  constructor(
    private readonly queries: Queries,
    private readonly calendar: AttendanceCalendar,
  ) {}

  @Route(api.attendanceReport)
  async report({ workspace, scope, query, ctx }: Call<typeof api.attendanceReport>) {
    const { page, per_page } = query

    const { people, total } = await this.people(workspace, scope, query, {
      first: (page - 1) * per_page,
      count: per_page,
    })

    return {
      data: await Promise.all(people.map((person) => this.reported(ctx, workspace, query, person))),
      total,
    }
  }

  @Route(api.attendanceReportFile)
  async file(
    { workspace, scope, query, ctx, asker }: Call<typeof api.attendanceReportFile>,
    reply: FastifyReply,
  ) {
    const { people, total } = await this.people(workspace, scope, query, {
      first: 0,
      count: MOST_REPORTED,
    })

    if (total > MOST_REPORTED) refuse('export.too_many', { params: { rows: MOST_REPORTED } })
    const rows: Record<string, unknown>[] = []

    for (const person of people) {
      const { oid, first_name, last_name, days } = await this.reported(
        ctx,
        workspace,
        query,
        person,
      )

      const employee = fullName({ first_name, last_name })
      rows.push(
        ...days.map((day) => ({ ...day, oid, employee, mark: markIn(query.language, day.mark) })),
      )
    }

    const { format, language, year, month } = query
    const headings = headingsIn(
      language,
      { list: 'attendance-report', area: 'attendance' },
      columns,
    )
    const name = `attendance-${monthOf(year, month).from.slice(0, 7)}.${format}`

    if (format === 'xlsx')
      return sendFile(reply, {
        name,
        type: XLSX,
        bytes: await xlsxFile(asker, { name: 'attendance', columns, rows, headings }),
      })

    return sendFile(reply, {
      name,
      type: 'text/csv; charset=utf-8',
      bytes: Readable.from(csvPieces(columns, rows, { headings })),
    })
  }

  private people(
    workspace: string,
    scope: Scope,
    { year, month, employee_id, q }: AttendanceReportInput,
    { first, count }: { first: number; count: number },
  ) {
    const { from, to } = monthOf(year, month)
    return this.queries.ask(workspace, (db) =>
      reportedPeople(db, { workspace, scope, employee_id, q, from, to }, first, count),
    )
  }

  private async reported(
    ctx: Ctx,
    workspace: string,
    { year, month }: AttendanceReportInput,
    person: ReportedPerson,
  ): Promise<ReportedAttendance> {
    const { from, to } = monthOf(year, month)

    const { days, shifts, today, employment } = await this.calendar.between(
      ctx,
      workspace,
      person.id,
      { from, to },
    )

    const present = new Set(shifts.map(({ day }) => day))
    const running = new Set(shifts.filter(({ out_at }) => out_at === null).map(({ day }) => day))
    const counts = Object.fromEntries(dayMarks.map((mark) => [mark, 0])) as Record<DayMark, number>

    const marked = days.map((day) => {
      const mark = markOf(day, {
        employment,
        today,
        present,
        running: day.date === today ? running : new Set(),
      })

      if (mark) counts[mark]++
      return { date: day.date, mark, presence: day.presence, name: day.name }
    })

    const { id, first_name, last_name, avatar, oid } = person

    return {
      ...{ id, first_name: first_name ?? '', last_name: last_name ?? '', avatar, oid },
      days: marked,
      counts,
      presence: marked.reduce((sum, { presence }) => sum + presence, 0),
    }
  }
}
