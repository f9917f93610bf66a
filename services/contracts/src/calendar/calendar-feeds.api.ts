import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { feedKinds } from './calendar.events'

export const MOST_FEEDS = 10

const feed = z.object({ id: id(), kind: z.enum(feedKinds), created_at: z.string() })

export type CalendarFeed = z.output<typeof feed>

export const calendarFeedsApi = area('calendar', {
  calendarFeeds: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/calendar_feeds',
    who: 'member',
    summary: "The caller's own calendar addresses",
    params: workspaceParams,
    response: one(z.array(feed)),
  }),
  addCalendarFeed: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/calendar_feeds',
    who: 'member',
    summary:
      "Add a calendar address for other programs: the caller's own calendar, their team's or the company's. The key is returned only once",
    status: 201,
    params: workspaceParams,
    body: z.object({ kind: z.enum(feedKinds) }),
    response: one(feed.extend({ url: z.string() })),
    errors: ['access.impersonating', 'calendar.feeds_most'],
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/calendar_feeds/{id}',
    who: 'member',
    whileReadOnly: true,
    summary: "Revoke one of the caller's calendar addresses, at once",
    params: z.object({ ws: idOf('workspaces'), id: idOf('calendar_feeds.own') }),
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/public/calendars/{id}',
    who: 'key',
    summary:
      'A calendar as iCalendar (RFC 5545), as colleagues of its owner see it, from 60 days ago to 305 days ahead',
    params: z.object({ id: idOf('calendar_feeds') }),
    query: z.object({ key: characters(100).default('') }),
    raw: 'file',
    errors: ['calendar.feed_key'],
  }),
})
