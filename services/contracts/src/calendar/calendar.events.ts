import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, plain, time } from '../kernel/event-fields'

const one = { event_id: id() }

/** Time and place, in the zone `zone`. */
const calendarDetails = {
  title: plain(120),
  description: plain(2000).nullable(),
  event_on: day(),
  /** Null: one or more whole days. */
  event_time: time().nullable(),
  /** The last of several days. */
  end_date: day().nullable(),
  end_time: time().nullable(),
  zone: plain(64),
  location: plain(255),
  /** The office whose people are invited; null: everyone. */
  location_id: id().nullable(),
  /** People are notified by mail. */
  notify: z.boolean(),
}

/** Whether and how it is announced: a change before the first notice is announced as new. */
export const tellings = ['new', 'changed', 'nobody'] as const

/** A company event: stream `company-event-{id}`. */
export const companyEvents = {
  CompanyEventAdded: event('CompanyEventAdded', {
    v: 1,
    data: z.object({ ...one, ...calendarDetails, tells: z.enum(tellings) }),
  }),
  CompanyEventChanged: event('CompanyEventChanged', {
    v: 1,
    data: z.object({
      ...one,
      ...z.object(calendarDetails).partial().shape,
      tells: z.enum(tellings),
      /** The previous audience and its notice, if the audience changed. */
      told_before: z.object({ location_id: id().nullable() }).nullable(),
    }),
  }),
  /** `tells`: people were notified, and it has not begun. */
  CompanyEventDeleted: event('CompanyEventDeleted', {
    v: 1,
    data: z.object({ ...one, tells: z.boolean() }),
  }),
}

export const feedKinds = ['own', 'team', 'company'] as const

const feed = { employee_id: id(), feed_id: id() }

/** An employee's calendar feeds for other programs: stream `calendar-feeds-{employee}`. */
export const calendarFeedEvents = {
  CalendarFeedAdded: event('CalendarFeedAdded', {
    v: 1,
    data: z.object({ ...feed, kind: z.enum(feedKinds) }),
  }),
  CalendarFeedRevoked: event('CalendarFeedRevoked', { v: 1, data: z.object(feed) }),
}
