import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Selects an employee's workspace and managers. */
export const managersOf = (db: Reads, employee: string) =>
  db
    .selectFrom('memberships')
    .select(['workspace_id', 'manager_id', 'time_off_manager_id'])
    .where('id', '=', employee)
    .executeTakeFirst()

/** Returns the first of these managers for whom the employee decides leaves today. */
export async function standInFor(
  db: Reads,
  employee: string,
  managers: readonly string[],
): Promise<string | null> {
  if (managers.length === 0) return null

  const row = await db
    .selectFrom('leave_delegations as d')
    .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
    .select('d.employee_id')
    .where('d.delegate_id', '=', employee)
    .where('d.employee_id', 'in', managers)
    .where(sql<boolean>`(now() at time zone w.timezone)::date between d.from_on and d.to_on`)
    .executeTakeFirst()

  return row?.employee_id ?? null
}
