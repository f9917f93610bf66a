import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { attendanceCorrectionsList } from '@workledger/contracts/attendance/attendance.lists'
import { checkInLimitsApi } from '@workledger/contracts/attendance/check-in-limits.api'
import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { command, managed, type ResourceOf } from '../kit/command'

/**
 * The documented calls read the page's lists, as in the employees' app; this declares who may open
 * it.
 */
export const attendanceResources = {
  'attendance-corrections': managed(attendanceCorrectionsList, { areas: ['attendance', 'people'] }),
} satisfies Record<string, ResourceOf>

export const attendanceCommands = {
  setAttendanceRules: command(attendanceApi.setAttendanceRules, 'audit'),
  removeAttendanceRules: command(attendanceApi.removeAttendanceRules, 'audit'),
  setCheckInLimits: command(checkInLimitsApi.setCheckInLimits, 'audit'),
  addKiosk: command(kiosksApi.addKiosk, 'audit'),
  renameKiosk: command(kiosksApi.renameKiosk, 'audit'),
  openKioskPairing: command(kiosksApi.openKioskPairing, 'audit'),
  removeKiosk: command(kiosksApi.removeKiosk, 'audit'),
}
