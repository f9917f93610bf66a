import type { AreaJobs } from '../kernel/area'
import { MonthClose } from './month-close'
import { overtimeMails } from './overtime.mails'
import { payoutProcesses } from './payouts.processes'

export const workingTimeJobs: AreaJobs = {
  name: 'working-time',
  mails: overtimeMails,
  processes: payoutProcesses,
  schedules: [(tools) => new MonthClose(tools)],
}
