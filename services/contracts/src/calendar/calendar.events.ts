import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, plain, time } from '../kernel/event-fields'

const one = { event_id: id() }

/** When and where, as the clocks of `zone` show it. */
const details = {
  title: plain(120),
  description: plain(2000).nullable(),
  event_on: day(),
  /** Null: the whole day, or whole days. */
  event_time: time().nullable(),
  /** The last day, where there are several. */
  end_date: day().nullable(),
  end_time: time().nullable(),
  zone: plain(64),
  location: plain(255),
  /** The office whose people it is for; null: everybody. */
  location_id: id().nullable(),
  /** People are told of it by mail. */
  notify: z.boolean(),
}

/** Whether this is told, and as what: where nobody knows the event yet, a change is news. */
export const tellings = ['new', 'changed', 'nobody'] as const

/** An event of the company: stream `company-event-{id}`. */
export const companyEvents = {
  CompanyEventAdded: event('CompanyEventAdded', {
    v: 1,
    data: z.object({ ...one, ...details, tells: z.enum(tellings) }),
  }),
  CompanyEventChanged: event('CompanyEventChanged', {
    v: 1,
    data: z.object({
      ...one,
      ...z.object(details).partial().shape,
      tells: z.enum(tellings),
      /** Whom it was for and who had been told, where it is for others now. */
      told_before: z.object({ location_id: id().nullable() }).nullable(),
    }),
  }),
  /** `tells`: people knew of it, and it is still to come. */
  CompanyEventDeleted: event('CompanyEventDeleted', {
    v: 1,
    data: z.object({ ...one, tells: z.boolean() }),
  }),
}

export const feedKinds = ['own', 'team', 'company'] as const

const feed = { employee_id: id(), feed_id: id() }

/** The calendars that somebody has other programs read: stream `calendar-feeds-{employee}`. */
export const calendarFeedEvents = {
  CalendarFeedAdded: event('CalendarFeedAdded', {
    v: 1,
    data: z.object({ ...feed, kind: z.enum(feedKinds) }),
  }),
  CalendarFeedRevoked: event('CalendarFeedRevoked', { v: 1, data: z.object(feed) }),
}
