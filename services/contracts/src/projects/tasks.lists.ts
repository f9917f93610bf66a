import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool } from '../kernel/shapes'

/** Tasks of all projects, each with its assignee as far as visible to the viewer. */
export const tasksList = defineList({
  name: 'tasks',
  label: 'Tasks',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    project_id: column.uuid(),
    project: column.text({ searchable: true }),
    title: column.text({ searchable: true }),
    description: column.text({ nullable: true }),
    task_list_id: column.uuid({ nullable: true }),
    status_id: column.uuid(),
    status: column.text({ nullable: true }),
    color: column.text({ exported: false }),
    default: column.bool({ exported: false }),
    complete: column.bool(),
    employee_id: column.uuid({ nullable: true }),
    employee: column.text({ searchable: true, nullable: true }),
    first_name: column.text({ nullable: true, exported: false }),
    last_name: column.text({ nullable: true, exported: false }),
    avatar: column.picture(),
    start_date: column.day({ nullable: true }),
    due_date: column.day({ nullable: true }),
    /** Days since it was due, in the assignee's zone; 0 if not late, or complete. */
    late: column.number(),
    sort_weight: column.number(),
    completed_at: column.instant({ nullable: true }),
    created_at: column.instant(),
    updated_at: column.updated(),
    /** Open tasks by due date, then those without one, then completed ones, newest first. */
    turn: column.number({ filterable: false, exported: false }),
    revision: column.revision(),
    stream: column.stream(),
  },
  filters: {
    /** Tasks of projects that are not archived. */
    active: bool(),
  },
  sort: 'turn',
})

/** The groups of a project's tasks. */
export const taskListsList = defineList({
  name: 'task-lists',
  label: 'Task lists',
  who: 'member',
  columns: {
    id: column.uuid(),
    project_id: column.uuid(),
    project: column.text({ searchable: true }),
    title: column.text({ searchable: true, nullable: true }),
    description: column.text({ nullable: true }),
    sort_weight: column.number(),
    created_at: column.instant(),
    updated_at: column.updated(),
    revision: column.revision(),
    stream: column.stream(),
  },
  sort: '-sort_weight',
})
