import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the company with which a file of time is compared. */
export async function companyForTimeImport(db: Reads, workspace: string) {
  const { rows: people } = await sql<{
    id: string
    name: string
    email: string | null
    hired_on: string | null
    ended_on: string | null
  }>`
    select e.id, read.full_name(e.first_name, e.last_name) as name, e.email, e.hired_on, e.terminated_on as ended_on
    from employees e where e.workspace_id = ${workspace}`.execute(db)

  const clients = await db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()

  const projects = await db
    .selectFrom('projects')
    .select(['id', 'name', 'client_id', 'billable'])
    .where('workspace_id', '=', workspace)
    .execute()

  const { rows: tasks } = await sql<{ id: string; project_id: string; title: string }>`
    select id, project_id, title from tasks
    where workspace_id = ${workspace} and type = 'task' and title is not null`.execute(db)

  const weeks = await db
    .selectFrom('timesheets')
    .select(['employee_id', 'from_on', 'to_on', 'status'])
    .where('workspace_id', '=', workspace)
    .where('status', '!=', 'open')
    .execute()

  const zones = await db
    .selectFrom('zone_history as z')
    .select(['z.id', 'z.steps'])
    .where('z.workspace_id', '=', workspace)
    .execute()

  return { people, clients, projects, tasks, weeks, zones }
}

/** Returns which of these entries are here. */
export async function entriesHere(db: Reads, workspace: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('time_entries')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(ids))
    .execute()

  return rows.map(({ id }) => id)
}

type Reason = 'billed' | 'erased' | 'edited' | 'locked'

/** Returns an import's entries by person, with the reason why an undo leaves them. */
export async function entriesOfImport(db: Reads, workspace: string, importId: string) {
  const { rows } = await sql<{ id: string; employee_id: string; reason: Reason | null }>`
    select x.id, x.employee_id, x.reason from (${withReasons(workspace, importId)}) x
    order by x.employee_id, x.start_at, x.id`.execute(db)

  return rows
}

/** Returns how many entries of an import an undo removes, or leaves for each reason. */
export async function undoCounts(db: Reads, workspace: string, importId: string) {
  const { rows } = await sql<{ reason: Reason | null; count: number }>`
    select x.reason, count(*)::int as count from (${withReasons(workspace, importId)}) x
    group by x.reason`.execute(db)

  return rows
}

/** Returns the first entries of an import that an undo leaves, with names. */
export async function keptEntries(
  db: Reads,
  workspace: string,
  { importId, most }: { importId: string; most: number },
) {
  const { rows } = await sql<{
    id: string
    employee_id: string
    employee_name: string
    day: string
    seconds: number
    project: string | null
    description: string | null
    reason: Reason
  }>`
    select x.id, x.employee_id, read.full_name(e.first_name, e.last_name) as employee_name, x.day,
      extract(epoch from x.end_at - x.start_at)::int as seconds, p.name as project, x.description, x.reason
    from (${withReasons(workspace, importId)}) x
    join employees e on e.id = x.employee_id
    left join project_names p on p.id = x.project_id
    where x.reason is not null
    order by x.day, x.start_at, x.id limit ${most}`.execute(db)

  return rows
}

/** The same rule as `keptReason` of the domain. */
const withReasons = (workspace: string, importId: string) => sql`
  select t.id, t.employee_id, t.project_id, t.description, t.day, t.start_at, t.end_at, case
    when b.id is not null then 'billed'
    when t.description is null then 'erased'
    when t.revision > 0 then 'edited'
    when t.day <= r.locked_until or exists (
      select 1 from timesheets s where s.employee_id = t.employee_id and s.status <> 'open'
        and s.from_on <= ((t.end_at - interval '1 second') at time zone t.zone)::date and s.to_on >= t.day
    ) then 'locked' end as reason
  from time_entries t
  left join billed_time b on b.id = t.id
  left join timesheet_rules r on r.id = t.workspace_id
  where t.workspace_id = ${workspace} and t.import_id = ${importId}`

/** Returns those of these projects on which no one has worked and which no one has changed. */
export async function unusedProjects(db: Reads, workspace: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p
    where p.workspace_id = ${workspace} and p.id = ${anyOf(ids)}
      and not exists (select 1 from time_entries t where t.project_id = p.id)
      and not exists (select 1 from project_members m where m.project_id = p.id)
      and not exists (
        select 1 from tasks k where k.project_id = p.id and (k.employee_id is not null or k.revision > 0)
      )`.execute(db)

  return rows.map(({ id }) => id)
}

/** Returns the record of an import. */
export const timeImportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('time_imports')
    .select(['id', 'status', 'reasons'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
