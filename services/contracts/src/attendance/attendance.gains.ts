import { alone, type Gains, nobody, record, why } from '../kernel/own-gain'
import type { attendanceApi } from './attendance.api'
import type { attendanceReportApi } from './attendance-report.api'

/** The gain of each writing call of this area for its caller. */
export const attendanceGains: Gains<typeof attendanceApi & typeof attendanceReportApi> = {
  proposeCorrection: nobody(why.pending),
  withdrawCorrection: nobody(why.pending),
  decideCorrection: record('Paid hours'),
  addAttendance: record('Paid hours, once pay rests on the shift'),
  deleteAttendance: record('Paid hours, once pay rests on the shift'),
  correctAttendance: record('Paid hours, once pay rests on the shift'),
  typeBreaks: record('Paid hours, once pay rests on the shift'),
  restoreAttendance: record('Paid hours, once pay rests on the shift'),
  endBreak: nobody(why.clocked),
  startBreak: nobody(why.clocked),
  checkIn: nobody(why.clocked),
  checkOut: nobody(why.clocked),
  updateTaskLog: nobody('Words about the work; pay does not rest on them.'),
  setAttendanceRules: record(alone.hourly),
  removeAttendanceRules: record(alone.hourly),
}
