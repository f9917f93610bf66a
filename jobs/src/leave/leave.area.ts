import type { AreaJobs } from '../kernel/area'
import { leaveMails } from './leave.mails'
import { leaveProcesses } from './leave.processes'

export const leaveJobs: AreaJobs = {
  name: 'leave',
  mails: leaveMails,
  processes: leaveProcesses,
}
