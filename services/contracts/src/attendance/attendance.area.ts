import type { AreaContracts } from '../kernel/area'
import { attendanceApi } from './attendance.api'
import { attendanceErrors } from './attendance.errors'
import { attendanceEvents } from './attendance.events'
import { attendanceList } from './attendance.lists'

export const attendanceContracts = {
  name: 'attendance',
  endpoints: [attendanceApi],
  lists: [attendanceList],
  events: [attendanceEvents],
  errors: attendanceErrors,
} satisfies AreaContracts
