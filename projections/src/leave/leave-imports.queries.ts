import type { keptLeaveReasons } from '@workledger/contracts/leave/leave-imports.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { SettledDays } from '@workledger/domain/leave/leave-import'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the people with whom a file of leave is compared. */
export async function peopleForLeaveImport(db: Reads, workspace: string) {
  const { rows } = await sql<{
    id: string
    oid: string | null
    name: string
    email: string | null
  }>`
    select e.id, e.oid, read.full_name(e.first_name, e.last_name) as name, e.email
    from employees e where e.workspace_id = ${workspace}`.execute(db)

  return rows
}

/** Returns which of these leaves are here. */
export async function leavesHere(db: Reads, workspace: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('leaves')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(ids))
    .execute()

  return rows.map(({ id }) => id)
}

/** Complete pay runs and closed months of working time, by employee. */
const settledDays = sql`
  select n.employee_id, p.start_on as from_on, p.end_on as to_on, 'leave_import.paid_days' as code
  from payrun_entries n join payruns p on p.id = n.payrun_id
  where n.should_pay and p.status = 'complete'
  union all
  select m.employee_id, m.month, (m.month + interval '1 month - 1 day')::date, 'leave_import.closed_month'
  from working_time_months m`

/** Returns the days that an import and its undo leave as they are. */
export async function settledDaysOf(
  db: Reads,
  workspace: string,
  employees: readonly string[],
): Promise<Map<string, SettledDays[]>> {
  const { rows } = await sql<{
    employee_id: string
    from_on: string
    to_on: string
    code: SettledDays['code']
  }>`
    select s.* from (${settledDays}) s join employees e on e.id = s.employee_id
    where e.workspace_id = ${workspace} and s.employee_id = ${anyOf(employees)}
    order by s.from_on`.execute(db)

  return new Map(
    [...groupBy(rows, ({ employee_id }) => employee_id)].map(([employee, those]) => [
      employee,
      those.map(({ from_on: from, to_on: to, code }) => ({ from, to, code })),
    ]),
  )
}

type Reason = (typeof keptLeaveReasons)[number]

interface OfImport {
  readonly importId: string
  /** The caller's own employees, whose leaves another person undoes. */
  readonly own: readonly string[]
}

/** Returns an import's leaves by person, with the reason why an undo leaves them. */
export async function leavesOfImport(db: Reads, workspace: string, of: OfImport) {
  const { rows } = await sql<{ id: string; employee_id: string; reason: Reason | null }>`
    select x.id, x.employee_id, x.reason from (${withReasons(workspace, of)}) x
    order by x.employee_id, x.start_on, x.id`.execute(db)

  return rows
}

/** Returns the first leaves of an import that an undo leaves, with names. */
export async function keptLeaves(db: Reads, workspace: string, of: OfImport & { most: number }) {
  const { rows } = await sql<{
    id: string
    employee_id: string
    employee_name: string
    type: string | null
    start_on: string
    finish_on: string
    reason: Reason
  }>`
    select x.id, x.employee_id, read.full_name(e.first_name, e.last_name) as employee_name, t.name as type,
      x.start_on, x.finish_on, x.reason
    from (${withReasons(workspace, of)}) x
    join employees e on e.id = x.employee_id
    left join leave_types t on t.id = x.leave_type_id
    where x.reason is not null
    order by x.start_on, x.id limit ${of.most}`.execute(db)

  return rows
}

/** The same rule as `keptReason` of the domain. */
const withReasons = (workspace: string, { importId, own }: OfImport) => sql`
  select l.id, l.employee_id, l.leave_type_id, l.start_on, l.finish_on, case
    when l.employee_id = ${anyOf(own)} then 'own'
    when l.used <> '{}'::jsonb or exists (
      select from (${settledDays}) s, jsonb_to_recordset(l.days) as d(date date)
      where s.code = 'leave_import.paid_days' and s.employee_id = l.employee_id
        and d.date between s.from_on and s.to_on
    ) then 'paid'
    when exists (
      select from (${settledDays}) s, jsonb_to_recordset(l.days) as d(date date)
      where s.code <> 'leave_import.paid_days' and s.employee_id = l.employee_id
        and d.date between s.from_on and s.to_on
    ) or exists (
      select from leave_years y, jsonb_to_recordset(l.days) as d(date date)
      where y.employee_id = l.employee_id and y.year = extract(year from d.date)
    ) then 'closed'
    when l.description is null then 'erased'
    when l.status <> 'approved' or l.decided_at is not null then 'changed' end as reason
  from leaves l
  where l.workspace_id = ${workspace} and l.import_id = ${importId}`

/** Returns the record of an import. */
export const leaveImportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('leave_imports')
    .select(['id', 'content', 'status', 'reasons'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns an import's corrections of balances that are here, by person. */
export async function correctionsOfImport(db: Reads, workspace: string, importId: string) {
  const { rows } = await sql<{
    id: string
    employee_id: string
    employee_name: string
    day: string
    days: string
  }>`
    select a.id, a.employee_id, read.full_name(e.first_name, e.last_name) as employee_name,
      a.valid_from as day, a.days::text as days
    from leave_adjustments a join employees e on e.id = a.employee_id
    where a.workspace_id = ${workspace} and a.import_id = ${importId}
    order by employee_name, a.employee_id, a.id`.execute(db)

  return rows
}
