import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'saved-reports': 'Saved reports',
  },
  tables: {
    saved_reports: 'Saved reports',
    saved_report_sends: 'Mails of saved reports',
  },
  fields: {
    asked_at: 'Asked for',
    clients: 'Clients',
    counted_at: 'Counted from',
    created_at: 'Saved',
    due_at: 'Due',
    employee: 'Employee',
    employees: 'Employees',
    every: 'Mailed every',
    group: 'Group',
    hour: 'Hour',
    last_due_at: 'Last mail',
    project: 'Project',
    projects: 'Projects',
    range: 'Range',
    recipients: 'Recipients',
    report_id: 'Report',
    reports: 'Reports',
    schedule: 'Schedule',
    tab: 'Kind',
    weekday: 'Weekday',
  },
  columns: {
    'saved-reports': {
      title: 'Report',
    },
  },
  values: {
    billable: 'Billable',
    daily: 'Daily',
    details: 'Details',
    running: 'Running',
    summary: 'Summary',
    tasks: 'Tasks',
  },
} as const satisfies Words
