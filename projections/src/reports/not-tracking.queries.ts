import { sql } from 'kysely'
import { forgottenAfter } from '../attendance/forgotten-after.port'
import type { Reads } from '../kernel/tenant-reads'

export interface NotTracking {
  id: string
  email: string
  /** Local day of the shift. */
  day: string
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  since: string
}

/**
 * Selects employees who are checked in, on no break, and track no time. `since` is the check-in or
 * the end of the last entry or break. `only` narrows it to one employee.
 */
export async function notTracking(
  db: Reads,
  workspace: string,
  now: Date,
  only?: string,
): Promise<NotTracking[]> {
  const { rows } = await sql<NotTracking>`
    select e.id, e.email, a.day, greatest(a.in_at, (
      select max(t.end_at) from time_entries t where t.workspace_id = ${workspace} and t.employee_id = e.id and t.end_at <= ${now}), (
      select max((b ->> 'end_at')::timestamptz) from jsonb_array_elements(a.breaks) b where (b ->> 'end_at')::timestamptz <= ${now})) as since
    from attendance a join employees e on e.id = a.employee_id
    where a.workspace_id = ${workspace} and a.running and a.break_since is null and a.in_at > ${now}::timestamptz - ${sql.raw(forgottenAfter)}
      and e.status = 'active' and e.email is not null ${only ? sql`and e.id = ${only}` : sql``}
      and not exists (select 1 from time_entries t where t.workspace_id = ${workspace} and t.employee_id = e.id and t.end_at is null)
    order by e.id`.execute(db)
  return rows
}
