import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_SAVED } from '@workledger/contracts/reports/saved-reports.api'
import type { savedReportEvents } from '@workledger/contracts/reports/saved-reports.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'

export type SavedReportEvent = AnyEventOf<typeof savedReportEvents>
type Data<T extends SavedReportEvent['type']> = Extract<SavedReportEvent, { type: T }>['data']
type Details = Pick<Data<'ReportSaved'>, 'name' | 'filters' | 'schedule'>
/** What somebody keeps, by its id; `counted` is the moment up to which its mails are settled. */
export interface SavedReports {
  readonly reports: Readonly<Record<string, Details & { readonly counted: string }>>
}
export type SavedReportCommand = { employee_id: string; report_id: string } & (
  | ({ type: 'save'; now: string } & Details)
  | ({ type: 'change'; now: string } & { [K in keyof Details]?: Details[K] | undefined })
  | { type: 'delete' }
  /** By the schedule: nothing where that mail was asked for already, or the schedule is a later one. */
  | { type: 'send-due'; due_at: string; start_date: string; end_date: string }
)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** What comes after, where any field of it differs: the log does not keep the order of fields. */
function differing<T extends object | null>(before: T, after: T | undefined): T | undefined {
  if (before === null || after === null || after === undefined) return after
  return Object.entries(after).every(([field, value]) => same((before as Record<string, unknown>)[field], value)) ? undefined : after
}

/** The reports that an employee keeps: stream `saved-reports-{employee}`. */
export const savedReportsDecider: Decider<SavedReports, SavedReportCommand, SavedReportEvent> = {
  category: 'saved-reports',
  initial: { reports: {} },
  decide({ reports }, command) {
    const { employee_id, report_id } = command
    const taken = (name: string) => Object.entries(reports).some(([id, report]) => id !== report_id && report.name === name)
    if (command.type === 'save') {
      const { name, filters, schedule, now: since } = command
      if (Object.keys(reports).length >= MOST_SAVED) refuse('report.most', { params: { most: MOST_SAVED } })
      if (taken(name)) refuse('report.name_taken', { field: 'name' })
      return [{ type: 'ReportSaved', data: { employee_id, report_id, name, filters, schedule, since } }]
    }
    const report = reports[report_id]
    if (!report) return command.type === 'send-due' ? [] : refuse('not_found')
    switch (command.type) {
      case 'change': {
        const { name, filters, schedule, now } = command
        if (name !== undefined && taken(name)) refuse('report.name_taken', { field: 'name' })
        const difference = changed(
          { ...report },
          { name, filters: differing(report.filters, filters), schedule: differing(report.schedule, schedule) },
        )
        if (!difference) return []
        const since = difference.schedule === undefined ? {} : { since: now }
        return [{ type: 'SavedReportChanged', data: { ...difference, ...since, employee_id, report_id } as Data<'SavedReportChanged'> }]
      }
      case 'delete':
        return [{ type: 'SavedReportDeleted', data: { employee_id, report_id } }]
      case 'send-due': {
        const { due_at, start_date, end_date } = command
        if (!report.schedule || due_at <= report.counted) return []
        return [{ type: 'SavedReportDue', data: { employee_id, report_id, due_at, start_date, end_date } }]
      }
      default:
        return command satisfies never
    }
  },
  evolve({ reports }, event) {
    const { report_id } = event.data
    const report = reports[report_id]
    switch (event.type) {
      case 'ReportSaved': {
        const { name, filters, schedule, since: counted } = event.data
        return { reports: { ...reports, [report_id]: { name, filters, schedule, counted } } }
      }
      case 'SavedReportChanged': {
        if (!report) return { reports }
        const { name = report.name, filters = report.filters, schedule = report.schedule, since: counted = report.counted } = event.data
        return { reports: { ...reports, [report_id]: { name, filters, schedule, counted } } }
      }
      case 'SavedReportDeleted':
        return { reports: without(reports, report_id) }
      case 'SavedReportDue':
        return report ? { reports: { ...reports, [report_id]: { ...report, counted: event.data.due_at } } } : { reports }
      default:
        return event satisfies never
    }
  },
}
