import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_SAVED } from '@workledger/contracts/reports/saved-reports.api'
import type { savedReportEvents } from '@workledger/contracts/reports/saved-reports.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type SavedReportEvent = AnyEventOf<typeof savedReportEvents>
type SavedReportEventData<T extends SavedReportEvent['type']> = Extract<
  SavedReportEvent,
  { type: T }
>['data']
type SavedReportDetails = Pick<SavedReportEventData<'ReportSaved'>, 'name' | 'filters' | 'schedule'>

interface ReportState {
  /** The time up to which its mails are settled. */
  readonly counted: string
  /** Recipients besides the owner. */
  readonly recipients: readonly string[]
  /** When its owner last requested a mail. */
  readonly asked: string | null
}

/** Saved reports by id. */
export interface SavedReports {
  readonly reports: Readonly<Record<string, SavedReportDetails & ReportState>>
}

export type SavedReportCommand = { employee_id: string; report_id: string } & (
  | ({ type: 'save'; now: string; recipients?: readonly string[] | undefined } & SavedReportDetails)
  | ({ type: 'change'; now: string; recipients?: readonly string[] | undefined } & {
      [K in keyof SavedReportDetails]?: SavedReportDetails[K] | undefined
    })
  | { type: 'delete' }
  /** A reader cancels the mails: the owner, which ends the schedule, or a named recipient. */
  | { type: 'leave'; now: string; reader: string }
  | { type: 'send'; now: string; start_date: string; end_date: string }
  /** By the schedule: does nothing if that mail was requested already, or the schedule is newer. */
  | { type: 'send-due'; due_at: string; start_date: string; end_date: string }
)

/** Milliseconds between two immediate mails. */
const AGAIN = 60_000

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns `after` if any field differs: the log does not keep the order of fields. */
function differing<T extends object | null>(before: T, after: T | undefined): T | undefined {
  if (before === null || after === null || after === undefined) return after
  return Object.entries(after).every(([field, value]) =>
    isEqual((before as Record<string, unknown>)[field], value),
  )
    ? undefined
    : after
}

/** Returns the future recipients, each once; the owner always gets the mails. */
function addressed(
  {
    employee_id,
    report_id,
    recipients,
  }: { employee_id: string; report_id: string; recipients?: readonly string[] | undefined },
  before: readonly string[],
): SavedReportEvent[] {
  if (!recipients) return []
  const after = [...new Set(recipients)].filter((each) => each !== employee_id)

  return isEqual(after.toSorted(), before.toSorted())
    ? []
    : [
        {
          type: 'SavedReportRecipientsChanged',
          data: { employee_id, report_id, recipients: after },
        },
      ]
}

/** An employee's saved reports: stream `saved-reports-{employee}`. */
export const savedReportsDecider: Decider<SavedReports, SavedReportCommand, SavedReportEvent> = {
  category: 'saved-reports',
  initial: { reports: {} },
  decide({ reports }, command) {
    const { employee_id, report_id } = command
    const taken = (name: string) =>
      Object.entries(reports).some(([id, report]) => id !== report_id && report.name === name)

    if (command.type === 'save') {
      const { name, filters, schedule, now: since } = command

      if (Object.keys(reports).length >= MOST_SAVED)
        refuse('report.most', { params: { most: MOST_SAVED } })

      if (taken(name)) refuse('report.name_taken', { field: 'name' })

      return [
        { type: 'ReportSaved', data: { employee_id, report_id, name, filters, schedule, since } },
        ...addressed(command, []),
      ]
    }

    const report = reports[report_id]
    if (!report) return command.type === 'send-due' ? [] : refuse('not_found')

    switch (command.type) {
      case 'change': {
        const { name, filters, schedule, now } = command
        if (name !== undefined && taken(name)) refuse('report.name_taken', { field: 'name' })

        const difference = changed(
          { ...report },
          {
            name,
            filters: differing(report.filters, filters),
            schedule: differing(report.schedule, schedule),
          },
        )

        const addresses = addressed(command, report.recipients)
        if (!difference) return addresses
        const since = difference.schedule === undefined ? {} : { since: now }

        const data = {
          ...difference,
          ...since,
          employee_id,
          report_id,
        } as SavedReportEventData<'SavedReportChanged'>

        return [{ type: 'SavedReportChanged', data }, ...addresses]
      }

      case 'send': {
        const { start_date, end_date, now: asked_at } = command

        if (report.asked && Date.parse(asked_at) - Date.parse(report.asked) < AGAIN)
          refuse('report.sent_just_now')

        return [
          {
            type: 'SavedReportSendAsked',
            data: { employee_id, report_id, asked_at, start_date, end_date },
          },
        ]
      }

      case 'leave': {
        const { now: since, reader } = command

        if (reader !== employee_id)
          return addressed(
            { ...command, recipients: report.recipients.filter((each) => each !== reader) },
            report.recipients,
          )

        return report.schedule
          ? [
              {
                type: 'SavedReportChanged',
                data: { employee_id, report_id, schedule: null, since },
              },
            ]
          : []
      }

      case 'delete':
        return [{ type: 'SavedReportDeleted', data: { employee_id, report_id } }]

      case 'send-due': {
        const { due_at, start_date, end_date } = command
        if (!report.schedule || due_at <= report.counted) return []

        return [
          {
            type: 'SavedReportDue',
            data: { employee_id, report_id, due_at, start_date, end_date },
          },
        ]
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
        return {
          reports: {
            ...reports,
            [report_id]: { name, filters, schedule, counted, recipients: [], asked: null },
          },
        }
      }

      case 'SavedReportChanged': {
        if (!report) return { reports }

        const {
          name = report.name,
          filters = report.filters,
          schedule = report.schedule,
          since: counted = report.counted,
        } = event.data

        return {
          reports: { ...reports, [report_id]: { ...report, name, filters, schedule, counted } },
        }
      }

      case 'SavedReportRecipientsChanged':
        return report
          ? {
              reports: {
                ...reports,
                [report_id]: { ...report, recipients: event.data.recipients },
              },
            }
          : { reports }

      case 'SavedReportSendAsked':
        return report
          ? { reports: { ...reports, [report_id]: { ...report, asked: event.data.asked_at } } }
          : { reports }

      case 'SavedReportDeleted':
        return { reports: without(reports, report_id) }

      case 'SavedReportDue':
        return report
          ? { reports: { ...reports, [report_id]: { ...report, counted: event.data.due_at } } }
          : { reports }

      default:
        return event satisfies never
    }
  },
  content: contentOf<SavedReportEvent>({
    ReportSaved: { submitted: 'report_id' },
    SavedReportChanged: { changed: 'report_id' },
    SavedReportRecipientsChanged: { changed: 'report_id' },
    SavedReportDeleted: { gone: 'report_id' },
  }),
}
