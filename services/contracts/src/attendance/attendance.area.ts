import type { AreaContracts } from '../kernel/area'
import { attendanceApi } from './attendance.api'
import { attendanceErrors } from './attendance.errors'
import { attendanceEventWords } from './attendance.event-words'
import { attendanceEvents, attendanceRuleEvents } from './attendance.events'
import { attendanceGains } from './attendance.gains'
import { attendanceCorrectionsList, attendanceDaysList, attendanceList } from './attendance.lists'
import { attendancePublicEvents } from './attendance.public-events'
import { attendance, attendanceDay, attendanceStats, yearlyRow } from './attendance.shapes'
import { attendanceReportApi } from './attendance-report.api'
import { attendanceRules } from './attendance-rules'
import { checkInLimitsApi } from './check-in-limits.api'
import { checkInLimitEvents } from './check-in-limits.events'
import { kiosksApi } from './kiosks.api'
import { kioskEvents, kioskPinEvents } from './kiosks.events'

export const attendanceContracts = {
  name: 'attendance',
  endpoints: [attendanceApi, attendanceReportApi, checkInLimitsApi, kiosksApi],
  gains: attendanceGains,
  lists: [attendanceList, attendanceDaysList, attendanceCorrectionsList],
  events: [attendanceEvents, attendanceRuleEvents, checkInLimitEvents, kioskEvents, kioskPinEvents],
  publicEvents: attendancePublicEvents,
  eventWords: attendanceEventWords,
  errors: attendanceErrors,
  tokens: {
    approve: ['decideCorrection'],
    never: [
      'addKiosk',
      'openKioskPairing',
      'kioskPin',
      'setKioskPin',
      'removeKioskPin',
      'resetKioskPin',
    ],
    events: [
      'KioskPairingOpened',
      'KioskPaired',
      'KioskPinSet',
      'KioskPinRemoved',
      'KioskPinReset',
    ],
  },
  records: {
    Attendance: attendance,
    AttendanceDay: attendanceDay,
    AttendanceRules: attendanceRules,
    AttendanceStats: attendanceStats,
    YearOfAttendance: yearlyRow,
  },
} satisfies AreaContracts
