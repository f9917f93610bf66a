import type { AreaJobs } from '../kernel/area'
import { MonthClose } from './month-close'

export const workingTimeJobs: AreaJobs = {
  name: 'working-time',
  schedules: [(tools) => new MonthClose(tools)],
}
