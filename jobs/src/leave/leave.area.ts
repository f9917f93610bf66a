import type { AreaJobs } from '../kernel/area'
import { leaveMails } from './leave.mails'

export const leaveJobs: AreaJobs = {
  name: 'leave',
  mails: leaveMails,
}
