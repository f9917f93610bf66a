import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    project: 'Project',
  },
  tables: {
    project_members: 'Projects',
    tasks: 'Tasks',
  },
  fields: {
    added_at: 'Added',
    assigned: 'Assigned to',
    author_id: 'Author',
    budget: 'Budget',
    color: 'Colour',
    complete: 'Complete',
    default: 'Default',
    description_by: 'Description by',
    duration: 'Duration',
    estimated_hours: 'Estimated hours',
    members: 'Members',
    status_changed_at: 'Status since',
    status_id: 'Status',
    statuses: 'Statuses',
    task_list_id: 'Task list',
    tasks: 'Tasks',
    title_by: 'Title by',
  },
  values: {
    list: 'List',
  },
} as const satisfies Words
