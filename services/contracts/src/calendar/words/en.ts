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
    event_on: 'Day',
    event_time: 'Time',
    feed_id: 'Calendar feed',
    feeds: 'Calendar feeds',
    location: 'Place',
    tells: 'Told as',
    told_before: 'Told before',
  },
  values: {
    cancelled: 'Cancelled',
    new: 'New',
    nobody: 'Nobody',
    own: 'Own',
    team: 'Team',
  },
} as const satisfies Words
