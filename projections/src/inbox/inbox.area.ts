import type { AreaReads } from '../kernel/area'

/** The inbox has no tables: it shows those of other areas. */
export const inboxReads: AreaReads = {
  name: 'inbox',
  shows: [
    'access',
    'attendance',
    'checklists',
    'documents',
    'employment',
    'expenses',
    'leave',
    'payroll',
    'people',
    'watch',
    'workspaces',
  ],
}
