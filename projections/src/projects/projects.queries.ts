import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { type Onlooker, sees } from '../kernel/visibility'

/** Counts of the tasks of project `p`, and whether an employee is its member; `my_tasks` are their open ones. */
export const tasksOf = (db: Reads, employee: string) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('task_statuses as s', 's.id', 't.status_id')
    .where(sql<boolean>`t.project_id = p.id`)
    .where('t.type', '=', 'task')
    .select([
      sql<number>`count(*)::int`.as('tasks_count'),
      sql<number>`(count(*) filter (where s.complete))::int`.as('completed_tasks'),
      sql<number>`(count(*) filter (where not s.complete and t.employee_id = ${employee}))::int`.as('my_tasks'),
      sql<boolean>`exists (select 1 from project_members m where m.id = p.id || '/' || ${employee}::text)`.as('member'),
    ])

/** Projects that an employee belongs to. */
export const projectsOfMember = async (db: Reads, employee: string): Promise<string[]> =>
  (
    await db
      .selectFrom('project_members as m')
      .innerJoin('projects as p', 'p.id', 'm.project_id')
      .select('p.id')
      .where('m.employee_id', '=', employee)
      .orderBy('p.id')
      .execute()
  ).map(({ id }) => id)

export const statusTypesOf = (db: Reads, project: string) =>
  db
    .selectFrom('task_statuses')
    .select(['id', 'name', 'weight', 'color', 'default', 'complete'])
    .where('project_id', '=', project)
    .orderBy('weight')
    .orderBy('id')
    .execute()

/** Tasks, each with who does it as far as the onlooker sees them. */
const joinedTasks = (db: Reads, onlooker: Onlooker) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('projects as p', 'p.id', 't.project_id')
    .innerJoin('task_statuses as s', 's.id', 't.status_id')
    .leftJoin('employees as e', (join) => join.onRef('e.id', '=', 't.employee_id').on(sees(onlooker, 'e.id')))
    .selectAll('t')
    .select([
      'p.name as project_name',
      's.name as status_name',
      's.color',
      's.default',
      's.complete',
      'e.id as visible_id',
      'e.first_name',
      'e.last_name',
      'e.avatar',
    ])

export type TaskRow = NonNullable<Awaited<ReturnType<typeof taskById>>>
export const taskById = (db: Reads, project: string, onlooker: Onlooker, id: string) =>
  joinedTasks(db, onlooker).where('t.project_id', '=', project).where('t.id', '=', id).executeTakeFirst()

/** All tasks of a project, and one more than an answer may hold where there are so many. Done ones by completion, newest first. */
export function tasksOfProject(
  db: Reads,
  project: string,
  onlooker: Onlooker,
  options: { employee?: string | undefined; descending: boolean },
) {
  let query = joinedTasks(db, onlooker).where('t.project_id', '=', project).where('t.type', '=', 'task')
  if (options.employee) query = query.where('e.id', '=', options.employee)
  return query
    .orderBy('s.complete')
    .orderBy(sql`case when s.complete then t.status_changed_at end desc nulls last`)
    .orderBy('t.sort_weight', options.descending ? 'desc' : 'asc')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(WHOLE_LIST + 1)
    .execute()
}

/** An employee's tasks in active projects: open ones first, by due date; done ones by completion. */
export const tasksOfEmployee = (db: Reads, onlooker: Onlooker, employee: string) =>
  joinedTasks(db, onlooker)
    .where('t.employee_id', '=', employee)
    .where('t.type', '=', 'task')
    .where('p.active', '=', true)
    .orderBy('s.complete')
    .orderBy(sql`case when s.complete then t.status_changed_at end desc nulls last`)
    .orderBy(sql`t.due_date asc nulls last`)
    .orderBy('t.sort_weight', 'desc')
    .orderBy('t.id')
    .limit(1000)
    .execute()

/** What a mail tells of a task. */
export const taskToTell = (db: Reads, id: string) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('projects as p', 'p.id', 't.project_id')
    .innerJoin('task_statuses as s', 's.id', 't.status_id')
    .select(['t.title', 't.description', 't.employee_id', 't.start_date', 't.due_date', 'p.name as project_name', 's.name as status_name'])
    .where('t.id', '=', id)
    .where('t.type', '=', 'task')
    .executeTakeFirst()
