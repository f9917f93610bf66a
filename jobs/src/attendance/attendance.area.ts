import type { AreaJobs } from '../kernel/area'
import { attendanceMails } from './attendance.mails'

export const attendanceJobs: AreaJobs = {
  name: 'attendance',
  mails: attendanceMails,
}
