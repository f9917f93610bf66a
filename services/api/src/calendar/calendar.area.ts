import type { AreaApi } from '../kernel/area'
import { CalendarController } from './calendar.controller'

export const calendarArea: AreaApi = {
  name: 'calendar',
  controllers: [CalendarController],
}
