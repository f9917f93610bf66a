import { type Gains, nobody, why } from '../kernel/own-gain'
import type { calendarApi } from './calendar.api'
import type { calendarFeedsApi } from './calendar-feeds.api'
import type { eventsApi } from './events.api'

/** The gain of each writing call of this area for its caller. */
export const calendarGains: Gains<typeof calendarApi & typeof eventsApi & typeof calendarFeedsApi> =
  {
    addCalendarFeed: nobody(why.session),
    revokeCalendarFeed: nobody(why.session),
    addCompanyEvent: nobody(why.company),
    deleteCompanyEvent: nobody(why.company),
    changeCompanyEvent: nobody(why.company),
  }
