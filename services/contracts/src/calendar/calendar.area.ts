import type { AreaContracts } from '../kernel/area'
import { calendarApi } from './calendar.api'

export const calendarContracts = {
  name: 'calendar',
  endpoints: [calendarApi],
} satisfies AreaContracts
