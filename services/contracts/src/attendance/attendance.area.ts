import type { AreaContracts } from '../kernel/area'
import { attendanceApi } from './attendance.api'
import { attendanceErrors } from './attendance.errors'
import { attendanceEventWords } from './attendance.event-words'
import { attendanceEvents, attendanceRuleEvents } from './attendance.events'
import { attendanceCorrectionsList, attendanceDaysList, attendanceList } from './attendance.lists'
import { attendanceReportApi } from './attendance-report.api'

export const attendanceContracts = {
  name: 'attendance',
  endpoints: [attendanceApi, attendanceReportApi],
  lists: [attendanceList, attendanceDaysList, attendanceCorrectionsList],
  events: [attendanceEvents, attendanceRuleEvents],
  eventWords: attendanceEventWords,
  errors: attendanceErrors,
} satisfies AreaContracts
