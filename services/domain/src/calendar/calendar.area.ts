import { calendarFeedEvents, companyEvents } from '@workledger/contracts/calendar/calendar.events'
import { type AreaStreams, stream } from '../kernel/area'
import { calendarFeedsDecider } from './calendar-feeds'
import { companyEventDecider } from './company-event'

export const calendarStreams: AreaStreams = {
  name: 'calendar',
  streams: [
    stream(companyEventDecider, companyEvents, 'no employee'),
    stream(calendarFeedsDecider, calendarFeedEvents, 'the employee'),
  ],
}
