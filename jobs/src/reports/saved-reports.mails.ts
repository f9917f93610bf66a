import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { isolatedIn } from '@workledger/contracts/kernel/inserted'
import { writtenPair, writtenSpan } from '@workledger/contracts/kernel/written'
import { savedReportEvents } from '@workledger/contracts/reports/saved-reports.events'
import type { SavedFilters } from '@workledger/contracts/reports/saved-reports.lists'
import {
  activePeople,
  savedReportById,
} from '@workledger/projections/reports/saved-reports.queries'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { figuresOf } from './saved-report.figures'
import { savedReportsTexts } from './saved-reports.texts'

interface ReportMailEvent {
  readonly workspace: string
  readonly data: {
    readonly report_id: string
    readonly start_date: string
    readonly end_date: string
  }
}

export const savedReportsMails: readonly Mail[] = [
  mail({
    template: 'saved-report',
    on: savedReportEvents.SavedReportDue,
    recipients: async (event, context) =>
      (await reportOf(event, context))?.every ? recipients(event, context) : [],
    /** Undefined once the reader stopped it. */
    letter: async (event, to, context) =>
      (await reportOf(event, context))?.every ? letter(event, to, context) : undefined,
  }),
  mail({
    template: 'saved-report-now',
    on: savedReportEvents.SavedReportSendAsked,
    recipients,
    letter,
  }),
]

const reportOf = ({ workspace, data }: ReportMailEvent, context: MailContext) =>
  context.ask(workspace, (db) => savedReportById(db, workspace, data.report_id))

/** Returns the owner and their chosen recipients who still work here. */
async function recipients(event: ReportMailEvent, context: MailContext): Promise<Recipient[]> {
  const report = await reportOf(event, context)
  if (!report) return []
  const { workspace } = event
  const people = await context.ask(workspace, (db) =>
    activePeople(db, workspace, [report.employee_id, ...report.recipients]),
  )

  return people.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
}

/**
 * Writes the letter: figures, file and link follow from the reader's present rights. Each reader
 * can stop their own mails.
 */
async function letter(
  event: ReportMailEvent,
  { person_id }: Recipient,
  context: MailContext,
): Promise<Letter | undefined> {
  const { start_date, end_date } = event.data
  const report = await reportOf(event, context)
  const own = report?.employee_id === person_id
  if (!report || !(own || report.recipients.includes(person_id))) return undefined
  const { name, locale } = await context.workspace(event.workspace)
  const texts = textsIn(savedReportsTexts, locale)
  const days = writtenSpan(locale, start_date, end_date, 'long')
  const owner = fullName(report)

  const { facts, left, ...shown } = await context.ask(event.workspace, (db) => {
    const asked = { ...report.filters, from: start_date, to: end_date }
    return figuresOf(db, { workspace: event.workspace, reader: person_id }, asked, {
      locale,
      texts,
      now: new Date(),
    })
  })

  // One key per reader and report, so that the link in an old mail works too.
  const key = await context.keys.mint(`${report.id} ${person_id}`, {
    ...{ kind: 'report-mails', subject: report.id, workspace: event.workspace, value: person_id },
  })
  const url = context.url(`/api/v1/public/saved_reports/${report.id}/mails`, { key })
  const empty = !shown.body && report.filters.tab !== 'tasks'

  return {
    locale,
    subject: writtenPair(locale, isolatedIn(locale, report.name), days),
    heading: report.name,
    lines: [
      own ? texts.ready : texts.shared(owner),
      empty ? texts.nothing : (left ?? texts.attached),
    ],
    facts: [[texts.period, days], ...facts],
    ...(empty ? {} : shown),
    button: {
      label: texts.open,
      url: context.url('/work_reports', addressed(report, start_date, end_date)),
    },
    // A mail sent once by hand to oneself needs no unsubscribe link.
    ...(own && !report.every ? {} : { unsubscribe: { label: texts.stop, url } }),
    footer: own ? texts.footer(name) : texts.sharedFooter(owner, name),
  }
}

/** Returns the address of the report for the mail's days. */
function addressed(
  { id, filters }: { id: string; filters: SavedFilters },
  from: string,
  to: string,
) {
  const { tab, group, then, employees, projects, clients, tags, billable, approved } = filters
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const lists = {
    ...{ employee: employees.join(), project: projects.join() },
    ...{ client: clients.join(), tag: tags.join() },
  }

  const all = {
    tab,
    range: days === 1 ? 'day' : days === 7 ? 'week' : 'month',
    date: from,
    group,
    then,
    ...lists,
  }

  const said = Object.entries(all).filter(([, value]) => value !== '')

  return {
    ...Object.fromEntries(said),
    ...(billable === null ? {} : { billable: billable ? '1' : '0' }),
    ...(approved === null ? {} : { approved: approved ? '1' : '0' }),
    saved: id,
  }
}
