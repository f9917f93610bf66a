import type { DayRange } from '@workledger/domain/kernel/day-range'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** SQL of the number of the invoice `i` that bills a time entry; a draft has none. */
const invoiceNumber = sql<string | null>`case when i.state = 'issued' then i.invoice_number end`

const entriesWithNames = (db: Reads, workspace: string) =>
  db
    .selectFrom('time_entries as t')
    .leftJoin('project_names as p', 'p.id', 't.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .leftJoin('tasks as k', 'k.id', 't.task_id')
    .leftJoin('billed_time as b', 'b.id', 't.id')
    .leftJoin('invoices as i', 'i.id', 'b.invoice_id')
    .where('t.workspace_id', '=', workspace)
    .selectAll('t')
    .select(['p.name as project_name', 'c.name as client_name', 'k.title as task_title'])
    .select([sql<boolean>`b.id is not null`.as('billed'), invoiceNumber.as('invoice_number')])

export type TimeEntryRecord = NonNullable<Awaited<ReturnType<typeof timeEntryById>>>

/**
 * Returns the seconds tracked on each local day between two days, both included; a running entry
 * counts 0.
 */
export async function secondsByDay(
  db: Reads,
  workspace: string,
  employee: string,
  { from, to }: DayRange,
) {
  const rows = await db
    .selectFrom('time_entry_days')
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', sql<number>`sum(seconds)::int`.as('seconds')])
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, seconds }) => [day, Number(seconds)]))
}

export const runningEntry = (db: Reads, workspace: string, employee: string) =>
  entriesWithNames(db, workspace)
    .where('t.employee_id', '=', employee)
    .where('t.end_at', 'is', null)
    .executeTakeFirst()

export const timeEntryById = (db: Reads, workspace: string, id: string) =>
  entriesWithNames(db, workspace).where('t.id', '=', id).executeTakeFirst()

export const timeEntriesByIds = (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : entriesWithNames(db, workspace)
        .where('t.id', 'in', [...ids])
        .execute()

/** Returns the names of an entry's project and task. */
export async function workNames(
  db: Reads,
  workspace: string,
  project: string | null,
  task: string | null,
) {
  const of = project
    ? await db
        .selectFrom('project_names as p')
        .leftJoin('clients as c', 'c.id', 'p.client_id')
        .where('p.workspace_id', '=', workspace)
        .where('p.id', '=', project)
        .select(['p.name as project_name', 'c.name as client_name'])
        .executeTakeFirst()
    : undefined

  const on = task
    ? await db
        .selectFrom('tasks')
        .select('title')
        .where('workspace_id', '=', workspace)
        .where('id', '=', task)
        .executeTakeFirst()
    : undefined

  return {
    project_name: of?.project_name ?? null,
    client_name: of?.client_name ?? null,
    task_title: on?.title ?? null,
  }
}

interface BatchIds {
  readonly projects: readonly string[]
  readonly tasks: readonly string[]
  readonly entries: readonly string[]
  /** Existing entries, whose own projects and tasks are read too. */
  readonly named: readonly string[]
}

export type BatchFacts = Awaited<ReturnType<typeof batchFacts>>

/** Returns the projects, tasks and invoices of many entries by their ids. */
export async function batchFacts(db: Reads, workspace: string, ids: BatchIds) {
  const named = await workOfEntries(db, workspace, ids.named)
  const own = named.flatMap(({ task_id }) => task_id ?? [])
  const tasks = await tasksByIds(db, workspace, [...ids.tasks, ...own])
  const projects = [...ids.projects, ...[...tasks, ...named].flatMap((a) => a.project_id ?? [])]
  const billed = await billedEntries(db, workspace, ids.entries)

  return {
    tasks: new Map(tasks.map((task) => [task.id, task])),
    projects: new Map(
      (await projectsByIds(db, workspace, projects)).map((project) => [project.id, project]),
    ),
    /** Why a billed entry does not change. */
    billed: new Map(
      billed.map(({ id, invoice_number: number }) => [
        id,
        number === null
          ? { code: 'timer.billed_draft' }
          : { code: 'timer.billed', params: { number } },
      ]),
    ),
  }
}

const workOfEntries = async (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('time_entries')
        .where('workspace_id', '=', workspace)
        .where((eb) => eb('id', '=', anyOf(ids)))
        .select(['project_id', 'task_id'])
        .execute()

const tasksByIds = async (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('tasks')
        .where('workspace_id', '=', workspace)
        .where((eb) => eb('id', '=', anyOf(ids)))
        .select(['id', 'project_id', 'employee_id', 'title'])
        .execute()

const projectsByIds = async (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('projects as p')
        .leftJoin('clients as c', 'c.id', 'p.client_id')
        .where('p.workspace_id', '=', workspace)
        .where((eb) => eb('p.id', '=', anyOf(ids)))
        .select(['p.id', 'p.billable', 'p.name', 'c.name as client_name'])
        .execute()

const billedEntries = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('billed_time as b')
    .leftJoin('invoices as i', 'i.id', 'b.invoice_id')
    .where('b.workspace_id', '=', workspace)
    .where((eb) => eb('b.id', '=', anyOf(ids)))
    .select(['b.id', invoiceNumber.as('invoice_number')])
    .execute()

/** People who make a tag one of the company. */
const SHARED_BY = 3

/** The latest entries with tags that suggestions read: of the person, and of the company. */
const OWN_READ = 1_000
const COMPANY_READ = 10_000

/**
 * Returns at most 100 tags for a person to choose from, the most used first: their own of the last
 * year, and those that several people used in the last 90 days. A tag of fewer is theirs alone.
 * Reads the latest entries, so that it costs a large company no more.
 */
export const tagsFor = async (
  db: Reads,
  workspace: string,
  employee: string,
  now: string,
): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    with own as materialized (select employee_id, tags from time_entries
      where workspace_id = ${workspace} and employee_id = ${employee} and tags <> '[]'
        and day >= ${now}::date - 366
      order by start_at desc limit ${sql.lit(OWN_READ)}),
    company as materialized (select employee_id, tags from time_entries
      where workspace_id = ${workspace} and tags <> '[]' and day >= ${now}::date - 90
      order by day desc limit ${sql.lit(COMPANY_READ)}),
    used as (
      select tag, count(*) as own, 0 as people, 0 as uses from own, jsonb_array_elements_text(tags) tag group by tag
      union all
      select tag, 0, count(distinct employee_id), count(*) from company, jsonb_array_elements_text(tags) tag group by tag)
    select tag from used group by tag
    having sum(own) > 0 or max(people) >= ${SHARED_BY}
    order by sum(own) desc, sum(uses) desc, tag
    limit 100`.execute(db)

  return rows.map(({ tag }) => tag)
}
