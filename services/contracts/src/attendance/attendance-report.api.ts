import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { fileLanguage, id, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { year } from './attendance.api'

/** Seconds of presence from which a day counts as a full one. */
export const FULL_DAY = 8 * 3600

/** People on a page, and in a file. */
export const REPORT_PAGE = 20

export const MOST_REPORTED = 500
export const dayMarks = ['present', 'undertime', 'holiday', 'leave', 'absent'] as const

export type DayMark = (typeof dayMarks)[number]

const reportQuery = {
  year: year(),
  month: wholeNumber().min(1).max(12),
  /** One person; an id outside the scope counts as absent. */
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
      /** Null for a future day, one with an open shift, and outside the employment. */
      mark: z.enum(dayMarks).nullable(),
      /** From check-in to check-out, over all shifts of the day. */
      presence: z.number(),
      /** Name of the holiday. */
      name: z.string().nullable(),
    }),
  ),
  /** Number of days with each mark. */
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
      'The day marks of a month for the caller and their reports; for admins of all employees',
    params: workspaceParams,
    query: z.object({
      ...reportQuery,
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
    params: workspaceParams,
    query: z.object({
      ...reportQuery,
      format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
      language: fileLanguage(),
    }),
    raw: 'file',
    errors: ['export.too_many'],
  }),
})
