import type { AreaJobs } from '../kernel/area'
import { dailyReportLetter } from './daily-report.letter'

export const reportsJobs: AreaJobs = {
  name: 'reports',
  reports: { 'daily-report': dailyReportLetter },
}
