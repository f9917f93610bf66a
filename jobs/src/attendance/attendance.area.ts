import type { AreaJobs } from '../kernel/area'
import { attendanceMails } from './attendance.mails'
import { kioskMails } from './kiosks.mails'

export const attendanceJobs: AreaJobs = {
  name: 'attendance',
  mails: [...attendanceMails, ...kioskMails],
}
