import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    timer: 'Tracked time',
  },
  tables: {
    time_entries: 'Tracked time',
    time_entry_days: 'Tracked time by day',
    time_entry_months: 'Tracked time by month',
  },
  fields: {
    billed: 'Billed',
    end_at: 'End',
    month: 'Month',
    parts: 'Entries',
    seconds: 'Seconds',
    start_at: 'Start',
  },
  columns: {
    'time-entries': {
      start: 'Start (UTC)',
      end: 'End (UTC)',
      duration: 'Duration (seconds)',
    },
  },
  values: {
    next: 'Next entry started',
  },
} as const satisfies Words
