import type { AreaJobs } from '../kernel/area'
import { dailyReportLetter } from './daily-report.letter'
import { DailyReports } from './daily-reports'

export const reportsJobs: AreaJobs = {
  name: 'reports',
  reports: { 'daily-report': dailyReportLetter },
  schedules: [(tools) => new DailyReports(tools)],
}
