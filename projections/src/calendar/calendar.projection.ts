import {
  companyEvents as e,
  calendarFeedEvents as f,
} from '@workledger/contracts/calendar/calendar.events'
import { type EventTimes, spanOf } from '@workledger/domain/calendar/event-times'
import { at, change, instantOf, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** A deleted event keeps its row, because mails refer to it. */
export const companyEvents = table(
  'company_events',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    title: col.text,
    description: col.maybe.text,
    event_on: col.day,
    event_time: col.maybe.text,
    end_date: col.maybe.day,
    end_time: col.maybe.text,
    zone: col.text,
    location: col.text,
    location_id: col.maybe.uuid,
    notify: col.bool,
    start_at: col.instant,
    end_at: col.instant,
    /** Number of changes (SEQUENCE of iCalendar). */
    sequence: col.int,
    /** The last event of the log that was announced to people. */
    told_by: col.maybe.text,
    created_at: col.instant,
    changed_at: col.instant,
    deleted_at: col.maybe.instant,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id, start_at', 'workspace_id, end_at'] },
)

export const calendarFeeds = table(
  'calendar_feeds',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    kind: col.text,
    created_at: col.instant,
  },
  { indexes: ['employee_id'] },
)

const eventId = (event: { data: { event_id: string } }) => event.data.event_id
const feedId = (event: { data: { feed_id: string } }) => event.data.feed_id

const instants = (times: EventTimes) => {
  const { start, end } = spanOf(times)
  return { start_at: instantOf(start), end_at: instantOf(end) }
}

export const calendarProjection = projection('calendar', {
  version: 3,
  tables: [companyEvents, calendarFeeds],
  steps: [
    on(e.CompanyEventAdded, companyEvents, eventId, (_, event) => {
      const { event_id, tells, ...details } = event.data
      return {
        id: event_id,
        workspace_id: event.workspace,
        ...details,
        ...instants(details),
        sequence: 0,
        told_by: tells === 'nobody' ? null : event.id,
        created_at: at(event),
        changed_at: at(event),
        deleted_at: null,
      }
    }),
    change(e.CompanyEventChanged, companyEvents, eventId, (event, row) => {
      const { event_id: _, tells, told_before: __, ...update } = event.data
      const details = { ...row, ...said(update) }

      return {
        ...said(update),
        ...instants(details),
        sequence: row.sequence + 1,
        told_by: tells === 'nobody' ? row.told_by : event.id,
        changed_at: at(event),
      }
    }),
    change(e.CompanyEventDeleted, companyEvents, eventId, (event) => ({ deleted_at: at(event) })),
    on(f.CalendarFeedAdded, calendarFeeds, feedId, (_, event) => {
      const { feed_id, employee_id, kind } = event.data
      return {
        id: feed_id,
        workspace_id: event.workspace,
        employee_id,
        kind,
        created_at: at(event),
      }
    }),
    on(f.CalendarFeedRevoked, calendarFeeds, feedId, () => null),
  ],
})
