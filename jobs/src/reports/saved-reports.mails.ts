import { savedReportEvents } from '@workledger/contracts/reports/saved-reports.events'
import type { SavedFilters } from '@workledger/contracts/reports/saved-reports.lists'
import { savedReportById } from '@workledger/projections/reports/saved-reports.queries'
import { dateIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { savedReportsTexts } from './saved-reports.texts'

export const savedReportsMails: readonly Mail[] = [
  mail({
    template: 'saved-report',
    on: savedReportEvents.SavedReportDue,
    async recipients({ workspace, data: { report_id } }, context) {
      const report = await context.ask(workspace, (db) => savedReportById(db, workspace, report_id))
      return report?.email && report.every ? [{ person_id: report.employee_id, to: report.email }] : []
    },
    /** A link and no figures: what it opens follows from the rights of that moment. Nothing once it was stopped. */
    async letter({ workspace, data: { report_id, start_date, end_date } }, _, context) {
      const report = await context.ask(workspace, (db) => savedReportById(db, workspace, report_id))
      if (!report?.every) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(savedReportsTexts, locale)
      const days = [...new Set([start_date, end_date])].map((day) => dateIn(locale, day)).join(' – ')
      return {
        locale,
        subject: `${report.name}: ${days}`,
        heading: report.name,
        lines: [texts.ready],
        facts: [[texts.period, days]],
        button: { label: texts.open, url: context.url('/work_reports', addressed(report.filters, start_date, end_date)) },
        note: `${texts.stop} ${context.url('/work_reports', { tab: 'saved' })}`,
        footer: texts.footer(name),
      }
    },
  }),
]

const DAY = 86_400_000
/** The address of the report over the days that the mail is about. */
function addressed({ tab, group, then, employees, projects, clients, billable }: SavedFilters, from: string, to: string) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const lists = { employee: employees.join(), project: projects.join(), client: clients.join() }
  const all = { tab, range: days === 1 ? 'day' : days === 7 ? 'week' : 'month', date: from, group, then, ...lists }
  const said = Object.entries(all).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(said), ...(billable === null ? {} : { billable: billable ? '1' : '0' }) }
}
