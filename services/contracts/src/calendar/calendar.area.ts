import type { AreaContracts } from '../kernel/area'
import { calendarApi } from './calendar.api'

export const calendarContracts: AreaContracts = {
  name: 'calendar',
  endpoints: [calendarApi],
}
