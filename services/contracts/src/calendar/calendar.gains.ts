import { type Gains, noGain, why } from '../kernel/own-gain'
import type { calendarApi } from './calendar.api'
import type { calendarFeedsApi } from './calendar-feeds.api'
import type { eventsApi } from './events.api'

/** The gain of each writing call of this area for its caller. */
export const calendarGains: Gains<typeof calendarApi & typeof eventsApi & typeof calendarFeedsApi> =
  {
    addCalendarFeed: noGain(why.session),
    revokeCalendarFeed: noGain(why.session),
    addCompanyEvent: noGain(why.company),
    deleteCompanyEvent: noGain(why.company),
    changeCompanyEvent: noGain(why.company),
  }
