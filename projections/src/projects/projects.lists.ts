import * as declared from '@workledger/contracts/projects/projects.lists'
import { readList } from '../kernel/list-resource'
import { tasksOf } from './projects.queries'

export const projectsList = readList(declared.projectsList, {
  from: (db, { workspace }) =>
    db.selectFrom('projects as p').leftJoin('clients as c', 'c.id', 'p.client_id').where('p.workspace_id', '=', workspace),
  joins: {
    columns: ['tasks_count', 'my_tasks', 'member', 'completed_tasks'],
    add: (query, db, { employee }) =>
      query.leftJoinLateral(
        () => tasksOf(db, employee).as('n'),
        (join: any) => join.onTrue(),
      ),
  },
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
    tasks_count: 'n.tasks_count',
    my_tasks: 'n.my_tasks',
    member: 'n.member',
    completed_tasks: 'n.completed_tasks',
    created_at: 'p.created_at',
    stream: `'project-' || p.id`,
  },
})
