import { auditApi } from '@workledger/contracts/audit/audit.api'
import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'

/** What any command on an event of the company may change on screen. */
export const changedByEvent = [
  eventsApi.companyEvents,
  eventsApi.companyEvent,
  calendarApi.calendarEvents,
  auditApi.history,
] as const
