import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/**
 * Adds the task counts of project `p`, and whether an employee is its member; `my_tasks` are the
 * employee's open tasks.
 */
export const tasksOf = (db: Reads, employee: string) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('task_statuses as s', 's.id', 't.status_id')
    .where(sql<boolean>`t.project_id = p.id`)
    .where('t.type', '=', 'task')
    .select([
      sql<number>`count(*)::int`.as('tasks_count'),
      sql<number>`(count(*) filter (where s.complete))::int`.as('completed_tasks'),
      sql<number>`(count(*) filter (where not s.complete and t.employee_id = ${employee}))::int`.as(
        'my_tasks',
      ),
      sql<boolean>`exists (select 1 from project_members m where m.id = p.id || '/' || ${employee}::text)`.as(
        'member',
      ),
    ])

/** Returns the projects of which an employee is a member. */
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
    .select(['id', 'name', 'weight', 'color', 'default', 'complete', 'revision'])
    .where('project_id', '=', project)
    .orderBy('weight')
    .orderBy('id')
    .execute()

/** Selects a project's status types with the number of tasks and lists that use each. */
export const usedStatusTypesOf = (db: Reads, project: string) =>
  db
    .selectFrom('task_statuses as s')
    .select(['s.id', 's.name', 's.weight', 's.color', 's.default', 's.complete', 's.revision'])
    .select(
      sql<number>`(select count(*)::int from tasks t where t.project_id = s.project_id and t.status_id = s.id)`.as(
        'tasks_count',
      ),
    )
    .where('s.project_id', '=', project)
    .orderBy('s.weight')
    .orderBy('s.id')
    .execute()

/** Returns one task or task list of a project, whether or not it is assigned. */
export const taskTypeOf = async (db: Reads, project: string, id: string) =>
  (
    await db
      .selectFrom('tasks')
      .select('type')
      .where('project_id', '=', project)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.type

/**
 * Selects seconds tracked on a project by task, under null without a task. A running entry counts
 * 0.
 */
export const timeOfProject = (db: Reads, project: string) =>
  db
    .selectFrom('time_entry_days')
    .where('project_id', '=', project)
    .groupBy('task_id')
    .select([
      'task_id',
      sql<number>`sum(seconds)::float8`.as('seconds'),
      sql<number>`coalesce(sum(seconds) filter (where billable), 0)::float8`.as('billable_seconds'),
    ])
    .execute()

/** Selects a task's facts for a mail. */
export const taskToTell = (db: Reads, id: string) =>
  db
    .selectFrom('tasks as t')
    .innerJoin('projects as p', 'p.id', 't.project_id')
    .innerJoin('task_statuses as s', 's.id', 't.status_id')
    .select([
      't.title',
      't.project_id',
      't.description',
      't.employee_id',
      't.start_date',
      't.due_date',
      'p.name as project_name',
      's.name as status_name',
    ])
    .where('t.id', '=', id)
    .where('t.type', '=', 'task')
    .executeTakeFirst()
