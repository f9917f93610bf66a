import { sql } from 'kysely'
import { contains, type ListRequest, paged } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'

const joined = (db: Reads) =>
  db
    .selectFrom('employees as e')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .leftJoin('roles as r', 'r.id', 'e.role_id')
    .selectAll('e')
    .select(['d.name as department', 'o.name as office', 'o.timezone as timezone', 'r.name as role_name', 'r.permissions as role_permissions'])

export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof employeeById>>>
export const employeeById = (db: Reads, workspace: string, id: string) =>
  joined(db).where('e.workspace_id', '=', workspace).where('e.id', '=', id).executeTakeFirst()

export function employeesPage(db: Reads, workspace: string, request: ListRequest & { employee_status: 'active' | 'terminated'; visible?: readonly string[] | undefined }) {
  let query = joined(db).where('e.workspace_id', '=', workspace).where('e.status', '=', request.employee_status)
  if (request.visible) query = query.where('e.id', 'in', request.visible.length ? [...request.visible] : [NOBODY])
  if (request.q) {
    const like = contains(request.q)
    query = query.where((eb) => eb.or([
      eb(sql`concat_ws(' ', e.first_name, e.last_name)`, 'ilike', like),
      eb('e.email', 'ilike', like),
      eb('e.oid', 'ilike', like),
      eb('d.name', 'ilike', like),
    ]))
  }
  return paged(query, request, {
    sortable: { name: 'e.last_name', first_name: 'e.first_name', last_name: 'e.last_name', oid: 'e.oid', email: 'e.email', department: 'd.name', office: 'o.name', hired_on: 'e.hired_on', created_at: 'e.created_at' },
    fallback: 'name',
    tieBreaker: 'e.id',
  })
}

/** Who in the workspace could decide for somebody: holders of edit_company or manage_company. */
export const administrators = (db: Reads, workspace: string) =>
  db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`r.permissions ?| array['edit_company', 'manage_company']`)
    .select(['e.id', 'e.user_id', 'e.email', 'e.first_name', 'e.last_name'])
    .execute()

/** Employees whom a colleague may see under the workspace's visibility level; undefined: everyone. */
export async function visibleTo(db: Reads, workspace: string, employee: { id: string; location_id: string | null; department_id: string | null }, level: string) {
  if (level === 'company') return undefined
  const query = db.selectFrom('employees as e').where('e.workspace_id', '=', workspace).select('e.id')
  const own = [employee.id]
  const rows =
    level === 'office'
      ? await query.where('e.location_id', 'is not distinct from', employee.location_id).execute()
      : level === 'department'
        ? await query.where('e.department_id', 'is not distinct from', employee.department_id).execute()
        : await query.where((eb) => eb.or([eb('e.id', '=', employee.id), eb('e.manager_id', '=', employee.id)])).execute()
  return [...own, ...rows.map((row) => row.id)]
}
const NOBODY = '00000000-0000-0000-0000-000000000000'
