import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool } from '../kernel/shapes'

/** Tasks of all projects, each with who does it as far as the viewer sees them. */
export const tasksList = defineList({
  name: 'tasks',
  label: 'Tasks',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    project_id: column.uuid('Project id'),
    project: column.text('Project', { searchable: true }),
    title: column.text('Task', { searchable: true }),
    description: column.text('Description', { nullable: true }),
    task_list_id: column.uuid('Task list id', { nullable: true }),
    status_id: column.uuid('Status id'),
    status: column.text('Status', { nullable: true }),
    color: column.text('Colour', { exported: false }),
    default: column.bool('Default status', { exported: false }),
    complete: column.bool('Complete'),
    employee_id: column.uuid('Assigned to (id)', { nullable: true }),
    employee: column.text('Assigned to', { searchable: true, nullable: true }),
    first_name: column.text('First name', { nullable: true, exported: false }),
    last_name: column.text('Last name', { nullable: true, exported: false }),
    avatar: column.picture('Picture'),
    start_date: column.day('Start date', { nullable: true }),
    due_date: column.day('Due date', { nullable: true }),
    /** Days since it was due, where whoever does it works; 0 of what is not late, or complete. */
    late: column.number('Days late'),
    sort_weight: column.number('Weight'),
    completed_at: column.instant('Completed', { nullable: true }),
    created_at: column.instant('Created'),
    updated_at: column.updated(),
    /** Open tasks by due date, those without one after them, then completed ones, the newest first. */
    turn: column.number('Turn', { filterable: false, exported: false }),
    revision: column.revision(),
    stream: column.stream(),
  },
  filters: {
    /** Tasks of projects that are not archived. */
    active: bool(),
  },
  sort: 'turn',
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
    updated_at: column.updated(),
    revision: column.revision(),
    stream: column.stream(),
  },
  sort: '-sort_weight',
})
