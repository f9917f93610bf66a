import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { id, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { year } from './attendance.api'

/** Presence from which a day counts as a full one. */
export const FULL_DAY = 8 * 3600

/** People of a page, and of a file. */
export const REPORT_PAGE = 6

export const MOST_REPORTED = 500
export const dayMarks = ['present', 'undertime', 'holiday', 'leave', 'absent'] as const

export type DayMark = (typeof dayMarks)[number]

const ws = z.object({ ws: idOf('workspaces') })

const asked = {
  year: year(),
  month: wholeNumber().min(1).max(12),
  /** One person; an id outside of the scope is absent. */
  employee_id: id().optional(),
  q: characters(200).optional(),
}

const reported = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  oid: z.string().nullable(),
  days: z.array(
    z.object({
      date: z.string(),
      /** Null on a day to come, one on which somebody is in, and outside of the employment. */
      mark: z.enum(dayMarks).nullable(),
      /** From check-in to check-out, over all shifts of the day. */
      presence: z.number(),
      /** Name of the holiday. */
      name: z.string().nullable(),
    }),
  ),
  /** Days with each mark. */
  counts: z.record(z.enum(dayMarks), z.number()),
  presence: z.number(),
})

export type ReportedAttendance = z.output<typeof reported>

export const attendanceReportApi = area('attendance', {
  attendanceReport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/reports/attendance',
    who: 'scoped',
    costly: true,
    summary:
      'A month of attendance of the caller and their reports, for admins of everybody: what each day was',
    params: ws,
    query: z.object({
      ...asked,
      page: wholeNumber().min(1).default(1),
      per_page: wholeNumber().min(1).max(50).default(REPORT_PAGE),
    }),
    response: z.object({ data: z.array(reported), total: z.number() }),
  }),
  attendanceReportFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/reports/attendance/file',
    who: 'scoped',
    costly: true,
    summary: 'The same as CSV or XLSX, with a row for each person and day',
    params: ws,
    query: z.object({
      ...asked,
      format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
    }),
    raw: 'file',
    errors: ['export.too_many'],
  }),
})
