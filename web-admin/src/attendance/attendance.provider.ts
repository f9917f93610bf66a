import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { attendanceCorrectionsList } from '@workledger/contracts/attendance/attendance.lists'
import { command, managed, type ResourceOf } from '../kit/command'

/**
 * The page's lists are read by the documented calls, as in the employees' app; here stands who may
 * open it.
 */
export const attendanceResources = {
  'attendance-corrections': managed(attendanceCorrectionsList, { areas: ['attendance', 'people'] }),
} satisfies Record<string, ResourceOf>

export const attendanceCommands = {
  setAttendanceRules: command(attendanceApi.setAttendanceRules, 'audit'),
  removeAttendanceRules: command(attendanceApi.removeAttendanceRules, 'audit'),
}
