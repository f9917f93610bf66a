import type { AreaContracts } from '../kernel/area'
import { calendarApi } from './calendar.api'
import { calendarErrors } from './calendar.errors'
import { calendarEventWords } from './calendar.event-words'
import { calendarFeedEvents, companyEvents } from './calendar.events'
import { calendarGains } from './calendar.gains'
import { companyEventsList } from './calendar.lists'
import { calendarPublicEvents } from './calendar.public-events'
import { calendarFeedsApi } from './calendar-feeds.api'
import { eventsApi } from './events.api'

export const calendarContracts = {
  name: 'calendar',
  endpoints: [calendarApi, eventsApi, calendarFeedsApi],
  gains: calendarGains,
  lists: [companyEventsList],
  events: [companyEvents, calendarFeedEvents],
  publicEvents: calendarPublicEvents,
  eventWords: calendarEventWords,
  errors: calendarErrors,
  tokens: {
    never: ['calendarFeeds', 'addCalendarFeed', 'revokeCalendarFeed'],
    events: ['CalendarFeedAdded', 'CalendarFeedRevoked'],
  },
} satisfies AreaContracts
