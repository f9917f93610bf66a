import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'

/** Lists and records that any attendance command may change. */
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
