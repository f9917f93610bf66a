import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, plain } from '../kernel/event-fields'
import { LONGEST_TAG } from '../kernel/tag-length'
import { groupings, reportFiles } from './report-kinds'

export const savedRanges = ['week', 'month', 'day'] as const
export const scheduleRhythms = ['daily', 'weekly', 'monthly'] as const

/** The filters of a report, as in its address; an empty list means all. */
const filters = z.object({
  tab: z.enum(reportFiles),
  range: z.enum(savedRanges),
  group: z.enum(groupings),
  then: z.enum(groupings),
  employees: z.array(id()),
  projects: z.array(id()),
  clients: z.array(id()),
  tags: z.array(plain(LONGEST_TAG)),
  billable: z.boolean().nullable(),
  approved: z.boolean().nullable(),
})

/**
 * Time of its mail in the owner's zone: an hour of the day, and if weekly an ISO weekday, 1 =
 * Monday. A monthly one is due on the first.
 */
const schedule = z.object({ every: z.enum(scheduleRhythms), hour: count(), weekday: count() })

/** Version 1 had room for one of each. */
function several(data: Record<string, unknown>) {
  if (!data.filters) return data
  const { employee, project, client, ...rest } = data.filters as Record<string, unknown>
  const list = (one: unknown) => (one === null ? [] : [one])

  return {
    ...data,
    filters: { ...rest, employees: list(employee), projects: list(project), clients: list(client) },
  }
}

/** Version 2 did not ask whether the time is approved. */
const anyApproval = (data: Record<string, unknown>) =>
  data.filters ? { ...data, filters: { ...(data.filters as object), approved: null } } : data

/** Version 3 did not filter by tags. */
const anyTag = (data: Record<string, unknown>) =>
  data.filters ? { ...data, filters: { ...(data.filters as object), tags: [] } } : data

const saved = { employee_id: id(), report_id: id() }
const savedReportsDetails = { name: plain(120), filters, schedule: schedule.nullable() }

/**
 * An employee's saved reports: stream `saved-reports-{employee}`. `since`: the schedule counts from
 * this time.
 */
export const savedReportEvents = {
  ReportSaved: event('ReportSaved', {
    v: 4,
    data: z.object({ ...saved, ...savedReportsDetails, since: instant() }),
    upcast: { 1: several, 2: anyApproval, 3: anyTag },
  }),
  SavedReportChanged: event('SavedReportChanged', {
    v: 4,
    data: z.object({
      ...saved,
      ...z.object(savedReportsDetails).partial().shape,
      since: instant().optional(),
    }),
    upcast: { 1: several, 2: anyApproval, 3: anyTag },
  }),
  /** Recipients of its mails besides the owner. */
  SavedReportRecipientsChanged: event('SavedReportRecipientsChanged', {
    v: 1,
    data: z.object({ ...saved, recipients: z.array(id()) }),
  }),
  SavedReportDeleted: event('SavedReportDeleted', { v: 1, data: z.object(saved) }),
  /** Its mail is due, for the days from `start_date` to `end_date`. */
  SavedReportDue: event('SavedReportDue', {
    v: 1,
    data: z.object({ ...saved, due_at: instant(), start_date: day(), end_date: day() }),
  }),
  /** Its owner requests an immediate mail for the days from `start_date` to `end_date`. */
  SavedReportSendAsked: event('SavedReportSendAsked', {
    v: 1,
    data: z.object({ ...saved, asked_at: instant(), start_date: day(), end_date: day() }),
  }),
}
