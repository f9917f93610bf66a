import * as declared from '@workledger/contracts/projects/projects.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { sees } from '../people/visibility.port'
import { tasksOf } from './projects.queries'

export const projectsList = readList(declared.projectsList, 'projects as p', {
  from: (db, { workspace }) =>
    db
      .selectFrom('projects as p')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .where('p.workspace_id', '=', workspace),
  joins: {
    columns: ['tasks_count', 'my_tasks', 'member', 'completed_tasks'],
    add: (query, db, { employee }) =>
      query.leftJoinLateral(
        () => tasksOf(db, employee).as('n'),
        (join) => join.onTrue(),
      ),
  },
  sql: {
    client: 'c.name',
    tasks_count: 'n.tasks_count',
    my_tasks: 'n.my_tasks',
    member: 'n.member',
    completed_tasks: 'n.completed_tasks',
    stream: `'project-' || p.id`,
  },
  filters: {
    mine: (wanted, { employee }) => {
      const own = sql`p.id in (select m.project_id from project_members m where m.employee_id = ${employee})`
      return wanted ? sql`${own}` : sql`not ${own}`
    },
  },
})

export const projectMembersList = readList(declared.projectMembersList, 'employees as e', {
  from: (db, { workspace, ...viewer }) =>
    db
      .selectFrom('employees as e')
      .where('e.workspace_id', '=', workspace)
      .where('e.status', '=', 'active')
      .where(sees(viewer, 'e.id'))
      .where(
        sql<boolean>`exists (select 1 from project_members m join projects p on p.id = m.project_id where m.employee_id = e.id)`,
      ),
  sql: {
    employee_id: 'e.id',
    name: `read.full_name(e.first_name, e.last_name)`,
    first_name: `coalesce(e.first_name, '')`,
    last_name: `coalesce(e.last_name, '')`,
    open_tasks: `(select count(*)::int from tasks t join task_statuses s on s.id = t.status_id join projects p on p.id = t.project_id
      where t.employee_id = e.id and t.type = 'task' and p.active and not s.complete)`,
  },
  filters: {
    project_id: (project) =>
      sql`e.id in (select m.employee_id from project_members m where m.project_id = ${project})`,
  },
})
