import { listResource } from '../kernel/list-resource'
import { sees } from '../kernel/visibility'

/** Tasks of all projects, each with who does it as far as the viewer sees them; task lists are rows of another type. */
export const tasksList = listResource({
  name: 'tasks',
  label: 'Tasks',
  who: 'member',
  from: (db, { workspace, ...viewer }) =>
    db
      .selectFrom('tasks as t')
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('task_statuses as s', 's.id', 't.status_id')
      .leftJoin('employees as e', (join) => join.onRef('e.id', '=', 't.employee_id').on(sees(viewer, 'e.id')))
      .where('t.workspace_id', '=', workspace)
      .where('t.type', '=', 'task'),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    project_id: { label: 'Project id', sql: 't.project_id', type: 'uuid' },
    project: { label: 'Project', sql: 'p.name', type: 'text', searchable: true },
    title: { label: 'Task', sql: 't.title', type: 'text', searchable: true },
    description: { label: 'Description', sql: 't.description', type: 'text' },
    status_id: { label: 'Status id', sql: 't.status_id', type: 'uuid' },
    status: { label: 'Status', sql: 's.name', type: 'text' },
    complete: { label: 'Complete', sql: 's.complete', type: 'bool' },
    employee_id: { label: 'Assigned to (id)', sql: 'e.id', type: 'uuid' },
    employee: { label: 'Assigned to', sql: `nullif(concat_ws(' ', e.first_name, e.last_name), '')`, type: 'text', searchable: true },
    start_date: { label: 'Start date', sql: 't.start_date', type: 'day' },
    due_date: { label: 'Due date', sql: 't.due_date', type: 'day' },
    created_at: { label: 'Created', sql: 't.created_at', type: 'instant' },
  },
  sort: 'due_date',
})
