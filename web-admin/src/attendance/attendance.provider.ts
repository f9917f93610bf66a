import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { command, type ResourceOf } from '../kit/command'

/** The page's lists are read by the documented calls, as in the employees' app; here stands who may open it. */
export const attendanceResources = {
  'attendance-corrections': { areas: ['attendance', 'people'], who: 'admin', permission: 'manage_time_off' },
} satisfies Record<string, ResourceOf>

export const attendanceCommands = {
  setAttendanceRules: command(attendanceApi.setAttendanceRules, 'audit'),
  removeAttendanceRules: command(attendanceApi.removeAttendanceRules, 'audit'),
}
