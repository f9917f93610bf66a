import { allKept, type PublicEvents, publicEvents } from '../kernel/public-event'
import { calendarFeedEvents, companyEvents } from './calendar.events'

const area = { area: 'calendar' } as const

const eventFields = [
  'title',
  'description',
  'event_on',
  'event_time',
  'end_date',
  'end_time',
  'zone',
  'location',
  'location_id',
] as const

/** What other programs learn of the events of this area. */
export const calendarPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, companyEvents, {
    CompanyEventAdded: {
      name: 'event.added',
      v: 1,
      of: 'event',
      id: 'event_id',
      readers: 'admins',
      data: eventFields,
      says: 'A company event was added.',
    },
    CompanyEventChanged: {
      name: 'event.changed',
      v: 1,
      of: 'event',
      id: 'event_id',
      readers: 'admins',
      data: eventFields,
      says: 'A company event changed; only changed fields are present.',
    },
    CompanyEventDeleted: {
      name: 'event.deleted',
      v: 1,
      of: 'event',
      id: 'event_id',
      readers: 'admins',
      data: [],
      says: 'A company event was deleted.',
    },
  }),
  allKept(calendarFeedEvents, 'Addresses of calendars are credentials of one person.'),
]
