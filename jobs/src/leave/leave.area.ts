import type { AreaJobs } from '../kernel/area'
import { leaveMails } from './leave.mails'
import { leaveProcesses } from './leave.processes'
import { leaveUploads } from './leave.uploads'
import { leaveImportExpectations } from './leave-imports.processes'
import { leaveEscalation } from './step-escalation'
import { YearClose } from './year-close'

export const leaveJobs: AreaJobs = {
  name: 'leave',
  uploads: [leaveUploads],
  mails: leaveMails,
  processes: leaveProcesses,
  expectations: leaveImportExpectations,
  schedules: [(tools) => new YearClose(tools), leaveEscalation],
}
