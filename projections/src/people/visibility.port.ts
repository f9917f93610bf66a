import { type RawBuilder, sql } from 'kysely'
import type { Onlooker } from '../kernel/onlooker'
import type { Reads } from '../kernel/tenant-reads'

/**
 * SQL of the ids that a person sees under the workspace's visibility level, always with their own
 * and their reports'.
 */
const visibleIds = (me: string) => sql`
  select x.id from employees me join workspaces w on w.id = me.workspace_id join employees x on x.workspace_id = me.workspace_id
  where me.id = ${me} and (me.id in (x.id, x.manager_id, x.time_off_manager_id) or w.employee_visibility_level = 'company'
    or (w.employee_visibility_level = 'office' and x.location_id is not distinct from me.location_id)
    or (w.employee_visibility_level = 'department' and x.department_id is not distinct from me.department_id)
    or (w.employee_visibility_level = 'project' and x.id in (
      select other.employee_id from project_members own join projects p on p.id = own.project_id
      join project_members other on other.project_id = own.project_id where own.employee_id = me.id)))`

/** Returns SQL of whether the onlooker sees the employee whose id is in a column. */
export const sees = ({ employee, everything }: Onlooker, column: string): RawBuilder<boolean> =>
  everything ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} in (${visibleIds(employee)})`

/**
 * Returns SQL of whether the onlooker sees employee `e`, `r` or `m` in a query over one workspace.
 * If the company shows everyone, this is evaluated once for all rows, without gathering ids.
 */
export const seesRow = (onlooker: Onlooker, row: 'e' | 'r' | 'm'): RawBuilder<boolean> =>
  onlooker.everything
    ? sql<boolean>`true`
    : sql<boolean>`((select w.employee_visibility_level = 'company' from employees own join workspaces w on w.id = own.workspace_id
        where own.id = ${onlooker.employee}) or ${sees(onlooker, `${row}.id`)})`

/** Returns the visible ids as a list; undefined means everyone. */
export async function visibleTo(
  db: Reads,
  workspace: string,
  onlooker: Onlooker,
): Promise<string[] | undefined> {
  if (onlooker.everything) return undefined

  const level = await db
    .selectFrom('workspaces')
    .select('employee_visibility_level as level')
    .where('id', '=', workspace)
    .executeTakeFirst()

  if (level?.level === 'company') return undefined
  const { rows } = await sql<{ id: string }>`${visibleIds(onlooker.employee)}`.execute(db)

  return rows.map(({ id }) => id)
}

/** Returns whether the onlooker sees this one employee. */
export async function isVisible(db: Reads, onlooker: Onlooker, employee: string): Promise<boolean> {
  if (onlooker.everything || onlooker.employee === employee) return true
  return !!(await db
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.id', '=', employee)
    .where(sees(onlooker, 'e.id'))
    .executeTakeFirst())
}
