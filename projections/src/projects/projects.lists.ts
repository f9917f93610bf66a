import * as declared from '@workledger/contracts/projects/projects.lists'
import { readList } from '../kernel/list-resource'

const count = (condition: string) =>
  `(select count(*)::int from tasks t join task_statuses s on s.id = t.status_id where t.project_id = p.id and t.type = 'task'${condition})`

export const projectsList = readList(declared.projectsList, {
  from: (db, { workspace }) =>
    db.selectFrom('projects as p').leftJoin('clients as c', 'c.id', 'p.client_id').where('p.workspace_id', '=', workspace),
  sql: {
    id: 'p.id',
    name: 'p.name',
    client_id: 'p.client_id',
    client: 'c.name',
    description: 'p.description',
    estimated_hours: 'p.estimated_hours',
    rate: 'p.rate',
    billable: 'p.billable',
    due_date: 'p.due_date',
    active: 'p.active',
    tasks_count: count(''),
    completed_tasks: count(' and s.complete'),
    created_at: 'p.created_at',
    stream: `'project-' || p.id`,
  },
})
