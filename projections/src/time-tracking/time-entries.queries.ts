import { contains, type ListRequest, paged } from '../kernel/list'
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

export type TimeEntryRow = Awaited<ReturnType<typeof timeEntriesPage>>['data'][number]
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

export function timeEntriesPage(db: Reads, workspace: string, request: ListRequest & TimeEntryFilter) {
  let query = filtered(db, workspace, request)
  if (request.from) query = query.where('t.day', '>=', request.from)
  if (request.to) query = query.where('t.day', '<=', request.to)
  return paged(query, request, {
    sortable: { start: 't.start_at', end: 't.end_at', description: 't.description', project: 'p.name', day: 't.day' },
    fallback: '-start',
    tieBreaker: 't.id',
  })
}

/** Ended entries that touch an interval of instants (ISO 8601), under the same filter as the list; oldest first. */
export const timeEntriesTouching = (db: Reads, workspace: string, filter: TimeEntryFilter, start: string, end: string) =>
  filtered(db, workspace, filter)
    .where('t.start_at', '<', end)
    .where('t.end_at', '>', start)
    .orderBy('t.start_at')
    .orderBy('t.id')
    .execute()

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
