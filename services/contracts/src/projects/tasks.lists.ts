import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** Tasks of all projects, each with who does it as far as the viewer sees them. */
export const tasksList = defineList({
  name: 'tasks',
  label: 'Tasks',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    project_id: column.uuid('Project id'),
    project: column.text('Project', { searchable: true }),
    title: column.text('Task', { searchable: true }),
    description: column.text('Description', { nullable: true }),
    status_id: column.uuid('Status id'),
    status: column.text('Status', { nullable: true }),
    complete: column.bool('Complete', { nullable: true }),
    employee_id: column.uuid('Assigned to (id)', { nullable: true }),
    employee: column.text('Assigned to', { searchable: true, nullable: true }),
    start_date: column.day('Start date', { nullable: true }),
    due_date: column.day('Due date', { nullable: true }),
    created_at: column.instant('Created'),
  },
  sort: 'due_date',
})

/** What tasks of a project are grouped by. */
export const taskListsList = defineList({
  name: 'task-lists',
  label: 'Task lists',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    project_id: column.uuid('Project id'),
    project: column.text('Project', { searchable: true }),
    title: column.text('Task list', { searchable: true, nullable: true }),
    description: column.text('Description', { nullable: true }),
    sort_weight: column.number('Weight'),
    created_at: column.instant('Created'),
  },
  sort: '-sort_weight',
})
