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
    active: 'Active',
    added_at: 'Added',
    assigned: 'Assigned to',
    author_id: 'Author',
    budget: 'Budget',
    color: 'Colour',
    complete: 'Complete',
    completed_at: 'Completed',
    completed_tasks: 'Completed tasks',
    default: 'Default',
    description_by: 'Description by',
    duration: 'Duration',
    estimated_hours: 'Estimated hours',
    late: 'Days late',
    member: 'Member',
    members: 'Members',
    my_tasks: 'My tasks',
    open_tasks: 'Open tasks',
    status_changed_at: 'Status since',
    status_id: 'Status',
    statuses: 'Statuses',
    task_list_id: 'Task list',
    tasks: 'Tasks',
    tasks_count: 'Tasks',
    title_by: 'Title by',
    turn: 'Order',
  },
  columns: {
    projects: {
      name: 'Project name',
    },
    tasks: {
      title: 'Task Title',
      employee: 'Task Assigned To',
    },
    'task-lists': {
      title: 'Task list',
    },
  },
  values: {
    list: 'List',
  },
} as const satisfies Words
