import * as declared from '@workledger/contracts/projects/tasks.lists'
import { readList } from '../kernel/list-resource'
import { sees } from '../kernel/visibility'

export const tasksList = readList(declared.tasksList, {
  from: (db, { workspace, ...viewer }) =>
    db
      .selectFrom('tasks as t')
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .leftJoin('task_statuses as s', 's.id', 't.status_id')
      .leftJoin('employees as e', (join) => join.onRef('e.id', '=', 't.employee_id').on(sees(viewer, 'e.id')))
      .where('t.workspace_id', '=', workspace)
      .where('t.type', '=', 'task'),
  sql: {
    id: 't.id',
    project_id: 't.project_id',
    project: 'p.name',
    title: 't.title',
    description: 't.description',
    status_id: 't.status_id',
    status: 's.name',
    complete: 's.complete',
    employee_id: 'e.id',
    employee: `nullif(concat_ws(' ', e.first_name, e.last_name), '')`,
    start_date: 't.start_date',
    due_date: 't.due_date',
    created_at: 't.created_at',
  },
})

export const taskListsList = readList(declared.taskListsList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('tasks as t')
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .where('t.workspace_id', '=', workspace)
      .where('t.type', '=', 'list'),
  sql: {
    id: 't.id',
    project_id: 't.project_id',
    project: 'p.name',
    title: 't.title',
    description: 't.description',
    sort_weight: 't.sort_weight',
    created_at: 't.created_at',
  },
})
