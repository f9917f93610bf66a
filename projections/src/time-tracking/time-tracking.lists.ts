import * as declared from '@workledger/contracts/time-tracking/time-tracking.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

export const timeEntriesList = readList(declared.timeEntriesList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('time_entries as t')
      .innerJoin('employees as e', 'e.id', 't.employee_id')
      .leftJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .leftJoin('tasks as k', 'k.id', 't.task_id')
      .where('t.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee)])),
  sql: {
    id: 't.id',
    ...ofEmployee('t'),
    day: 't.day',
    start: 't.start_at',
    end: 't.end_at',
    zone: 't.zone',
    duration: 'extract(epoch from t.end_at - t.start_at)::float8',
    description: 't.description',
    client: 'c.name',
    client_id: 'p.client_id',
    project: 'p.name',
    project_id: 't.project_id',
    task: 'k.title',
    task_id: 't.task_id',
    billable: 't.billable',
  },
})
