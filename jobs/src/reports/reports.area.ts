import type { AreaJobs } from '../kernel/area'
import { dailyReportLetter } from './daily-report.letter'
import { DailyReports } from './daily-reports'
import { SavedReportMails } from './saved-reports'
import { savedReportsMails } from './saved-reports.mails'

export const reportsJobs: AreaJobs = {
  name: 'reports',
  mails: savedReportsMails,
  reports: { 'daily-report': dailyReportLetter },
  schedules: [(tools) => new DailyReports(tools), (tools) => new SavedReportMails(tools)],
}
