import { sql } from 'kysely'
import { contains, type ListRequest, ordered, pageAnswer, pageOf } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'

const joined = (db: Reads, workspace: string) =>
  db
    .selectFrom('time_entries as t')
    .leftJoin('projects as p', 'p.id', 't.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .leftJoin('tasks as k', 'k.id', 't.task_id')
    .where('t.workspace_id', '=', workspace)
    .selectAll('t')
    .select(['p.name as project_name', 'c.name as client_name', 'k.title as task_title'])

export type TimeEntryRow = NonNullable<Awaited<ReturnType<typeof timeEntryById>>>
export interface TimeEntryFilter {
  employee: string
  project_id?: string | undefined
  q?: string | undefined
  /** Local days of the start, both included. */
  from?: string | undefined
  to?: string | undefined
}

function filtered(db: Reads, workspace: string, { employee, project_id, q }: TimeEntryFilter) {
  let query = joined(db, workspace).where('t.employee_id', '=', employee)
  if (project_id) query = query.where('t.project_id', '=', project_id)
  if (q) {
    const like = contains(q)
    query = query.where((eb) => eb.or([eb('t.description', 'ilike', like), eb('p.name', 'ilike', like), eb('c.name', 'ilike', like)]))
  }
  return query
}

/** A page of entries; `day_seconds` is what was tracked on the day that a row starts on, under the same filter. */
export async function timeEntriesPage(db: Reads, workspace: string, request: ListRequest & TimeEntryFilter) {
  let query = filtered(db, workspace, request)
  if (request.from) query = query.where('t.day', '>=', request.from)
  if (request.to) query = query.where('t.day', '<=', request.to)
  const sortable = { start: 't.start_at', end: 't.end_at', description: 't.description', project: 'p.name', day: 't.day' }
  const listed = {
    start: 'page.start_at',
    end: 'page.end_at',
    description: 'page.description',
    project: 'page.project_name',
    day: 'page.day',
  }
  const page = pageOf(query, request, { sortable, fallback: '-start', tieBreaker: 't.id' })
  // One statement: a list is read again and again, and each round trip costs as much as the page.
  const rows = await ordered(
    db
      .with('page', () => page)
      // Materialized, or the totals of all days are added up anew for each row of the page.
      .with(
        (cte) => cte('totals').materialized(),
        (cte) => tracked(cte as never, workspace, request).where(sql<boolean>`x.day = any (array(select day from page))`),
      )
      .selectFrom('page')
      .leftJoin('totals', 'totals.day', 'page.day')
      .selectAll('page')
      .select(sql<number>`coalesce(totals.seconds, 0)`.as('day_seconds')),
    request,
    { sortable: listed, fallback: '-start', tieBreaker: 'page.id' },
  ).execute()
  return pageAnswer(query, request, rows)
}

/** Seconds tracked on each local day, both ends included, under the same filter as the list; what still runs counts nothing yet. */
export async function secondsByDay(db: Reads, workspace: string, filter: TimeEntryFilter, from: string, to: string) {
  const rows = await tracked(db, workspace, filter).where('x.day', '>=', from).where('x.day', '<=', to).execute()
  return new Map(rows.map(({ day, seconds }) => [day, Number(seconds)]))
}

function tracked(db: Reads, workspace: string, { employee, project_id, q }: TimeEntryFilter) {
  let query = db.selectFrom('time_entry_days as x').where('x.workspace_id', '=', workspace).where('x.employee_id', '=', employee)
  if (project_id) query = query.where('x.project_id', '=', project_id)
  if (q) query = query.where('x.entry_id', 'in', filtered(db, workspace, { employee, project_id, q }).clearSelect().select('t.id'))
  return query.select(['x.day', sql<number>`sum(x.seconds)::int`.as('seconds')]).groupBy('x.day')
}

export const runningEntry = (db: Reads, workspace: string, employee: string) =>
  joined(db, workspace).where('t.employee_id', '=', employee).where('t.end_at', 'is', null).executeTakeFirst()
export const timeEntryById = (db: Reads, workspace: string, id: string) => joined(db, workspace).where('t.id', '=', id).executeTakeFirst()
export const timeEntriesByIds = (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : joined(db, workspace)
        .where('t.id', 'in', [...ids])
        .execute()

/** What an entry shows of its project and task. */
export async function workNames(db: Reads, workspace: string, project: string | null, task: string | null) {
  const of = project
    ? await db
        .selectFrom('projects as p')
        .leftJoin('clients as c', 'c.id', 'p.client_id')
        .where('p.workspace_id', '=', workspace)
        .where('p.id', '=', project)
        .select(['p.name as project_name', 'c.name as client_name'])
        .executeTakeFirst()
    : undefined
  const on = task
    ? await db.selectFrom('tasks').select('title').where('workspace_id', '=', workspace).where('id', '=', task).executeTakeFirst()
    : undefined
  return { project_name: of?.project_name ?? null, client_name: of?.client_name ?? null, task_title: on?.title ?? null }
}
