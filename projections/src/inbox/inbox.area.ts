import type { AreaReads } from '../kernel/area'

/**
 * The inbox has no tables of its own. It names those that it shows, so that a check-in does not
 * refresh it for the whole company.
 */
export const inboxReads: AreaReads = {
  name: 'inbox',
  showsTables: [
    'attendance_corrections',
    'checklists',
    'contracts',
    'documents',
    'employees',
    'employments',
    'expenses',
    'leave_delegations',
    'leaves',
    'payruns',
    'roles',
    'timesheets',
    'watch_looked',
    'watch_rules',
    'watched_acts',
    'working_time_overtime',
    'workspaces',
  ],
}
