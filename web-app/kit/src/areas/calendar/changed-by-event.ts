import { auditApi } from '@workledger/contracts/audit/audit.api'
import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'

/** Lists and records that any command on a company event may change. */
export const changedByEvent = [
  eventsApi.companyEvents,
  eventsApi.companyEvent,
  calendarApi.calendarEvents,
  auditApi.history,
] as const
