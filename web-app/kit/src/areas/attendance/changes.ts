import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'

/** What any command of attendance may change on screen. */
export const changedByAttendance = [
  attendanceApi.currentAttendance,
  attendanceApi.monthlyAttendance,
  attendanceApi.yearlyAttendance,
  attendanceApi.customAttendance,
  attendanceApi.attendanceDays,
  attendanceApi.attendanceCorrections,
  attendanceApi.correctionsOf,
  auditApi.history,
] as const
