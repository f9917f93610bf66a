import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'calendar-feeds': 'Calendar feeds',
    'company-event': 'Company event',
  },
  tables: {
    calendar_feeds: 'Calendar feeds',
  },
  fields: {
    end_time: 'End time',
    event_on: 'Event Date',
    event_time: 'Event Time',
    feed_id: 'Calendar feed',
    feeds: 'Calendar feeds',
    location: 'Location',
    notify: 'Notify',
    start_time: 'Event Time',
    tells: 'Told as',
    title: 'Event Name',
    told_before: 'Told before',
  },
  columns: {
    events: {
      start_at: 'Start (UTC)',
      end_at: 'End (UTC)',
    },
  },
  values: {
    cancelled: 'Cancelled',
    new: 'New',
    nobody: 'No one',
    own: 'Own',
    team: 'Team',
  },
} as const satisfies Words
