import type { AreaContracts } from '../kernel/area'
import { attendanceApi } from './attendance.api'
import { attendanceErrors } from './attendance.errors'
import { attendanceEvents } from './attendance.events'

export const attendanceContracts = {
  name: 'attendance',
  endpoints: [attendanceApi],
  events: [attendanceEvents],
  errors: attendanceErrors,
} satisfies AreaContracts
