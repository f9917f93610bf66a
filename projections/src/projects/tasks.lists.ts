import * as declared from '@workledger/contracts/projects/tasks.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { sees } from '../people/visibility.port'

export const tasksList = readList(declared.tasksList, 'tasks as t', {
  from: (db, { workspace, ...viewer }) =>
    db
      .selectFrom('tasks as t')
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .innerJoin('task_statuses as s', 's.id', 't.status_id')
      .leftJoin('employees as e', (join) =>
        join.onRef('e.id', '=', 't.employee_id').on(sees(viewer, 'e.id')),
      )
      .innerJoin('workspaces as w', 'w.id', 't.workspace_id')
      // The assignee is named even if the viewer does not see them.
      .leftJoin('employees as d', 'd.id', 't.employee_id')
      .leftJoin('offices as o', 'o.id', 'd.location_id')
      .where('t.workspace_id', '=', workspace)
      .where('t.type', '=', 'task'),
  sql: {
    project: 'p.name',
    title: `coalesce(t.title, '')`,
    status: 's.name',
    color: 's.color',
    default: 's.default',
    complete: 's.complete',
    employee_id: 'e.id',
    employee: `nullif(read.full_name(e.first_name, e.last_name), '')`,
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    avatar: 'e.avatar',
    late: `case when s.complete then 0 else coalesce(greatest(0, (now() at time zone coalesce(o.timezone, w.timezone))::date - t.due_date), 0) end`,
    completed_at: 'case when s.complete then t.status_changed_at end',
    turn: `(case when s.complete then 2e10 - extract(epoch from t.status_changed_at) else coalesce(t.due_date - date '1900-01-01', 1e6) end)::float8`,
    stream: `'project-' || t.project_id`,
  },
  filters: {
    active: (active) => sql`p.active = ${active}`,
  },
})

export const taskListsList = readList(declared.taskListsList, 'tasks as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('tasks as t')
      .innerJoin('projects as p', 'p.id', 't.project_id')
      .where('t.workspace_id', '=', workspace)
      .where('t.type', '=', 'list'),
  sql: {
    project: 'p.name',
    stream: `'project-' || t.project_id`,
  },
})
