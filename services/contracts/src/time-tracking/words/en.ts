import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    timer: 'Tracked time',
    'timesheet-rules': 'Timesheet rules',
  },
  tables: {
    time_entries: 'Tracked time',
    time_entry_days: 'Tracked time by day',
    time_entry_months: 'Tracked time by month',
    timesheets: 'Timesheets',
    timesheet_rules: 'Timesheet rules',
  },
  fields: {
    billed: 'Billed',
    end_at: 'End',
    month: 'Month',
    parts: 'Entries',
    seconds: 'Seconds',
    start_at: 'Start',
    added_seconds: 'Added seconds',
    approved_seconds: 'Approved seconds',
    from_on: 'First day',
    to_on: 'Last day',
    locked_until: 'Locked up to',
    on: 'Switched on',
    submitted_at: 'Submitted',
    timesheet_id: 'Timesheet',
    undecided: 'Waits for a decision',
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
    submitted: 'Submitted',
    open: 'Open',
  },
} as const satisfies Words
