import type { AreaJobs } from '../kernel/area'
import { attendanceMails } from './attendance.mails'
import { kioskMails } from './kiosks.mails'
import { PositionRetention } from './position-retention'

export const attendanceJobs: AreaJobs = {
  name: 'attendance',
  mails: [...attendanceMails, ...kioskMails],
  schedules: [(tools) => new PositionRetention(tools)],
}
