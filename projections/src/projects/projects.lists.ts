import { listResource } from '../kernel/list-resource'

const count = (condition: string) =>
  `(select count(*)::int from tasks t join task_statuses s on s.id = t.status_id where t.project_id = p.id and t.type = 'task'${condition})`

export const projectsList = listResource({
  name: 'projects',
  label: 'Projects',
  who: 'member',
  from: (db, { workspace }) =>
    db.selectFrom('projects as p').leftJoin('clients as c', 'c.id', 'p.client_id').where('p.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 'p.id', type: 'uuid' },
    name: { label: 'Name', sql: 'p.name', type: 'text', searchable: true },
    client_id: { label: 'Client id', sql: 'p.client_id', type: 'uuid' },
    client: { label: 'Client', sql: 'c.name', type: 'text', searchable: true },
    description: { label: 'Description', sql: 'p.description', type: 'text' },
    estimated_hours: { label: 'Estimated hours', sql: 'p.estimated_hours', type: 'number' },
    rate: { label: 'Rate', sql: 'p.rate', type: 'money' },
    billable: { label: 'Billable', sql: 'p.billable', type: 'bool' },
    due_date: { label: 'Due Date', sql: 'p.due_date', type: 'day' },
    active: { label: 'Active', sql: 'p.active', type: 'bool' },
    tasks_count: { label: 'Tasks', sql: count(''), type: 'number' },
    completed_tasks: { label: 'Completed tasks', sql: count(' and s.complete'), type: 'number' },
    created_at: { label: 'Created', sql: 'p.created_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'project-' || p.id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: 'name',
})
