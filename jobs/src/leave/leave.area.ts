import type { AreaJobs } from '../kernel/area'
import { leaveMails } from './leave.mails'
import { leaveProcesses } from './leave.processes'
import { leaveEscalation } from './step-escalation'
import { YearClose } from './year-close'

export const leaveJobs: AreaJobs = {
  name: 'leave',
  mails: leaveMails,
  processes: leaveProcesses,
  schedules: [(tools) => new YearClose(tools), leaveEscalation],
}
