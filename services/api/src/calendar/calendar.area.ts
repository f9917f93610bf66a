import type { AreaApi } from '../kernel/area'
import { CalendarController } from './calendar.controller'
import { CalendarFeedsController } from './calendar-feeds.controller'
import { CompanyCalendar } from './company-calendar'
import { EventsController } from './events.controller'

export const calendarArea: AreaApi = {
  name: 'calendar',
  controllers: [CalendarController, EventsController, CalendarFeedsController],
  providers: [CompanyCalendar],
}
