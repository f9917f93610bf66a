import type { Reads } from '../kernel/tenant-reads'

export const officesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('offices as o')
    .selectAll('o')
    .select((eb) =>
      eb
        .selectFrom('employees as e')
        .whereRef('e.location_id', '=', 'o.id')
        .where('e.status', '=', 'active')
        .select(eb.fn.countAll<number>().as('n'))
        .as('employees_count'),
    )
    .where('o.workspace_id', '=', workspace)
    .orderBy('o.main', 'desc')
    .orderBy('o.name')
    .execute()
    .then((rows) => rows.map(({ employees_count, ...row }) => ({ ...row, employees_count: employees_count ?? 0 })))

/** Departments or designations by name; `count` adds how many active employees belong to each department. */
export async function namedOf(
  db: Reads,
  workspace: string,
  kind: 'departments' | 'designations',
  count: boolean,
): Promise<{ id: string; name: string; employees_count?: number }[]> {
  const rows = await db.selectFrom(kind).select(['id', 'name']).where('workspace_id', '=', workspace).orderBy('name').execute()
  if (!count || kind === 'designations') return rows
  const counts = await db
    .selectFrom('employees')
    .select(['department_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .groupBy('department_id')
    .execute()
  const byId = new Map(counts.map(({ department_id, n }) => [department_id, n]))
  return rows.map((row) => ({ ...row, employees_count: byId.get(row.id) ?? 0 }))
}

export const officeInUse = async (db: Reads, id: string) =>
  (await db.selectFrom('employees').select('id').where('location_id', '=', id).where('status', '=', 'active').limit(1).execute()).length > 0
