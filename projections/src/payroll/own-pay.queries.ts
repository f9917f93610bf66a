import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/**
 * Returns whether pay or leave depends on an employee's attendance of one of these days. It does if
 * the contract in force is hourly; before the first contract, that one counts. It also does if an
 * approved run has used the day's hours, if leave accrues by hours worked, or if the working time
 * account counts attendance.
 */
export async function payRestsOn(
  db: Reads,
  employee: string,
  days: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ rests: boolean }>`
    select exists (select from unnest(${sql.val([...days])}::date[]) as each(day)
      where 'hourly' = (select c.base_compensation_type from contracts c where c.employee_id = ${employee}
          order by c.effective_on <= each.day desc,
            case when c.effective_on <= each.day then c.effective_on end desc, c.effective_on limit 1)
        or exists (select from payrun_entries n join payruns p on p.id = n.payrun_id
          where n.employee_id = ${employee} and n.hourly and n.should_pay and p.status = 'complete'
            and each.day between p.start_on and p.end_on)
        or (select r."on" and r.source = 'attendance' from working_time_rules r
          join employees e on e.workspace_id = r.workspace_id and e.id = ${employee}
          where r.effective_on <= each.day order by r.effective_on desc limit 1))
      or exists (select from leave_places l cross join jsonb_array_elements(l.places) as place
        join leave_policies p on p.id::text = place ->> 'policy_id'
        where l.id = ${employee} and p.versions @> '[{"accrual": "by_hours"}]') as rests`.execute(
    db,
  )
  return rows[0]?.rests ?? false
}

/** Selects the employees of these run entries; without ids, of all entries that it pays. */
export async function payeesOf(
  db: Reads,
  payrun: string,
  entries?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('payrun_entries')
    .select('employee_id')
    .where('payrun_id', '=', payrun)
    .$if(entries !== undefined, (query) => query.where(sql<boolean>`id = ${anyOf(entries ?? [])}`))
    .$if(entries === undefined, (query) => query.where('should_pay', '=', true))
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}

/**
 * Returns SQL of whether one of these users changed an input of their own entry since the previous
 * run. It compares positions of the log, not times. Changes that another person still decides do
 * not count.
 */
export function changesOwnInputs(
  workspace: string,
  payrun: RawBuilder<unknown>,
  users: readonly string[],
): RawBuilder<boolean> {
  const them = sql`${sql.val([...users])}::text[]`

  return sql<boolean>`
    exists (select from employees s
      join payrun_entries n on n.payrun_id = ${payrun} and n.employee_id = s.id and n.should_pay
      join pay_changes c on c.workspace_id = ${workspace} and c.employee_id = s.id
      join audit_events e on e.id = c.id
      where s.workspace_id = ${workspace} and s.user_id::text = any(${them}) and (e.actor = any(${them}) or e.impersonator = any(${them}))
        and c.type not in ('CheckedOut', 'ShiftPunched', 'PunchedShiftRemoved', 'LeaveRequested', 'LeaveChanged')
        and (c.type <> 'LeaveDeleted' or exists (select from watched_acts d join watched_acts a
          on a.record_id = d.record_id and a.kind = 'leave_approved' where d.id = c.id))
        and (c.kind <> 'attendance' or n.hourly)
        and c.position > coalesce((select max(b.position) from pay_changes b join watched_acts w on w.id = b.id and w.kind = 'pay_approved'
          join payruns p on p.id = w.record_id and p.reverses is null and p.id <> ${payrun}
          join payrun_entries m on m.payrun_id = p.id and m.employee_id = s.id and m.should_pay
          where b.workspace_id = ${workspace}), -1))`
}

/** Returns whether one of these users changed an input of their own entry; see above. */
export async function changedOwnInputs(
  db: Reads,
  workspace: string,
  payrun: string,
  users: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select ${changesOwnInputs(workspace, sql`${payrun}::uuid`, users)} as changed`.execute(db)

  return rows[0]?.changed ?? false
}
