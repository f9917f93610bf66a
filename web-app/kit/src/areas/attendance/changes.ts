import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'

/** Lists and records that any attendance command may change. */
export const changedByAttendance = [
  attendanceApi.currentAttendance,
  attendanceApi.monthlyAttendance,
  attendanceApi.yearlyAttendance,
  attendanceApi.customAttendance,
  attendanceApi.attendanceDays,
  attendanceApi.attendanceCorrections,
  attendanceApi.correctionsOf,
  inboxApi.inbox,
  auditApi.history,
] as const
