import { savedReportEvents as e } from '@workledger/contracts/reports/saved-reports.events'
import type { SavedFilters } from '@workledger/contracts/reports/saved-reports.lists'
import { savedReportsDecider } from '@workledger/domain/reports/saved-reports'
import { at, change, instantOf, on, projection, removeWhere } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** `every` is null without a schedule; mails are settled up to `counted_at`. */
export const savedReports = table(
  'saved_reports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.text,
    filters: col.json<SavedFilters>(),
    /** Recipients of its mails besides the owner. */
    recipients: col.json<string[]>(),
    every: col.maybe.text,
    hour: col.maybe.int,
    weekday: col.maybe.int,
    counted_at: col.instant,
    last_due_at: col.maybe.instant,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, employee_id', 'workspace_id, every'] },
)

/** Its mails by the requesting event. */
export const savedReportSends = table(
  'saved_report_sends',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    report_id: col.uuid,
    scheduled: col.bool,
    at: col.instant,
    start_date: col.day,
    end_date: col.day,
  },
  { indexes: ['report_id, at'] },
)

type Schedule = { every: string; hour: number; weekday: number } | null

const scheduled = (schedule: Schedule) => ({
  every: schedule?.every ?? null,
  hour: schedule?.hour ?? null,
  weekday: schedule?.every === 'weekly' ? schedule.weekday : null,
})

const sendOf = (event: {
  id: string
  workspace: string
  data: { report_id: string; start_date: string; end_date: string }
}) => {
  const { report_id, start_date, end_date } = event.data
  return { id: event.id, workspace_id: event.workspace, report_id, start_date, end_date }
}

const reportIdOf = (event: { data: { report_id: string } }) => event.data.report_id

export const savedReportsProjection = projection('reports', {
  version: 6,
  tables: [savedReports, savedReportSends],
  contents: [[savedReports, savedReportsDecider]],
  steps: [
    on(e.ReportSaved, savedReports, reportIdOf, (_, event) => {
      const { report_id: id, employee_id, name, filters, schedule, since } = event.data
      const times = { counted_at: instantOf(since), last_due_at: null, created_at: at(event) }

      return {
        id,
        workspace_id: event.workspace,
        employee_id,
        name,
        filters,
        ...scheduled(schedule),
        ...times,
        recipients: [],
      }
    }),
    change(
      e.SavedReportChanged,
      savedReports,
      reportIdOf,
      ({ data: { name, filters, schedule, since } }) => ({
        ...(name !== undefined && { name }),
        ...(filters !== undefined && { filters }),
        ...(schedule !== undefined && scheduled(schedule)),
        ...(since !== undefined && { counted_at: instantOf(since) }),
      }),
    ),
    change(e.SavedReportDue, savedReports, reportIdOf, ({ data: { due_at } }) => ({
      counted_at: instantOf(due_at),
      last_due_at: instantOf(due_at),
    })),
    change(
      e.SavedReportRecipientsChanged,
      savedReports,
      reportIdOf,
      ({ data: { recipients } }) => ({
        recipients: [...recipients],
      }),
    ),
    on(
      e.SavedReportDue,
      savedReportSends,
      ({ id }) => id,
      (_, event) => ({ ...sendOf(event), scheduled: true, at: instantOf(event.data.due_at) }),
    ),
    on(
      e.SavedReportSendAsked,
      savedReportSends,
      ({ id }) => id,
      (_, event) => ({ ...sendOf(event), scheduled: false, at: instantOf(event.data.asked_at) }),
    ),
    on(e.SavedReportDeleted, savedReports, reportIdOf, () => null),
    removeWhere(e.SavedReportDeleted, savedReportSends, 'report_id', reportIdOf),
  ],
})
