import { alone, type Gains, noGain, record, why } from '../kernel/own-gain'
import type { attendanceApi } from './attendance.api'
import type { attendanceReportApi } from './attendance-report.api'
import type { checkInLimitsApi } from './check-in-limits.api'
import type { kiosksApi } from './kiosks.api'

/** The gain of each writing call of this area for its caller. */
export const attendanceGains: Gains<
  typeof attendanceApi & typeof attendanceReportApi & typeof checkInLimitsApi & typeof kiosksApi
> = {
  proposeCorrection: noGain(why.pending),
  withdrawCorrection: noGain(why.pending),
  decideCorrection: record('Paid hours'),
  addAttendance: record('Paid hours or leave, once they rest on the shift'),
  deleteAttendance: record('Paid hours or leave, once they rest on the shift'),
  correctAttendance: record('Paid hours or leave, once they rest on the shift'),
  typeBreaks: record('Paid hours or leave, once they rest on the shift'),
  restoreAttendance: record('Paid hours or leave, once they rest on the shift'),
  endBreak: noGain(why.clocked),
  startBreak: noGain(why.clocked),
  checkIn: noGain(why.clocked),
  checkOut: noGain(why.clocked),
  updateTaskLog: noGain('Words about the work; pay does not rest on them.'),
  setAttendanceRules: record(alone.hourly),
  removeAttendanceRules: record(alone.hourly),
  setCheckInLimits: noGain(why.setting),
  addKiosk: noGain(why.company),
  renameKiosk: noGain(why.company),
  openKioskPairing: noGain(why.company),
  removeKiosk: noGain(why.company),
  setKioskPin: noGain(why.session),
  removeKioskPin: noGain(why.session),
  resetKioskPin: noGain('It takes a PIN away, and gives none to its caller.'),
  pairKiosk: noGain(why.company),
  kioskState: noGain(why.reads),
  kioskPerson: noGain(why.reads),
  clockAtKiosk: noGain(why.clocked),
}
