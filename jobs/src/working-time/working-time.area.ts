import type { AreaJobs } from '../kernel/area'
import { MonthClose } from './month-close'
import { payoutProcesses } from './payouts.processes'

export const workingTimeJobs: AreaJobs = {
  name: 'working-time',
  processes: payoutProcesses,
  schedules: [(tools) => new MonthClose(tools)],
}
