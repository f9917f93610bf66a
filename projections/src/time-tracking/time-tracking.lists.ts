import { listResource } from '../kernel/list-resource'

export const timeEntriesList = listResource({
  name: 'time-entries',
  label: 'Time entries',
  who: 'member',
  ownExport: true,
  from: (db, { workspace }) =>
    db
      .selectFrom('time_entries as t')
      .innerJoin('employees as e', 'e.id', 't.employee_id')
      .leftJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .leftJoin('tasks as k', 'k.id', 't.task_id')
      .where('t.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee)])),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 't.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    day: { label: 'Day', sql: 't.day', type: 'day' },
    start: { label: 'Start (UTC)', sql: 't.start_at', type: 'instant' },
    end: { label: 'End (UTC)', sql: 't.end_at', type: 'instant' },
    zone: { label: 'Time zone', sql: 't.zone', type: 'text' },
    /** Of an entry that has ended. */
    duration: { label: 'Seconds', sql: 'extract(epoch from t.end_at - t.start_at)::float8', type: 'number' },
    description: { label: 'Description', sql: 't.description', type: 'text', searchable: true },
    client: { label: 'Client', sql: 'c.name', type: 'text', searchable: true },
    client_id: { label: 'Client id', sql: 'p.client_id', type: 'uuid' },
    project: { label: 'Project', sql: 'p.name', type: 'text', searchable: true },
    project_id: { label: 'Project id', sql: 't.project_id', type: 'uuid' },
    task: { label: 'Task', sql: 'k.title', type: 'text', searchable: true },
    task_id: { label: 'Task id', sql: 't.task_id', type: 'uuid' },
    billable: { label: 'Billable', sql: 't.billable', type: 'bool' },
  },
  sort: '-start',
})
