import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const kiosksOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('kiosks')
    .select(['id', 'name', 'created_at', 'paired_at', 'revision'])
    .where('workspace_id', '=', workspace)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const kioskById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('kiosks')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** The person who types an employee id at a kiosk; people who left are none. */
export interface PersonAtKiosk {
  readonly id: string
  readonly user_id: string | null
  readonly name: string
}

/** Finds the active person of an employee id, whose case does not matter. */
export async function personOfNumber(
  db: Reads,
  workspace: string,
  number: string,
): Promise<PersonAtKiosk | undefined> {
  const { rows } =
    await sql<PersonAtKiosk>`select e.id, e.user_id, read.full_name(e.first_name, e.last_name) as name
    from employees e where e.workspace_id = ${workspace}::uuid and lower(e.oid) = lower(${number}) and e.status = 'active'`.execute(
      db,
    )

  return rows[0]
}

/** Selects the employee id that a person types at a kiosk. */
export async function numberOf(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('employees')
    .select('oid')
    .where('workspace_id', '=', workspace)
    .where('id', '=', employee)
    .executeTakeFirst()

  return found?.oid ?? null
}

/** Selects the end of a person's latest shift. */
export async function lastOut(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('attendance')
    .select('out_at')
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .where('out_at', 'is not', null)
    .orderBy('out_at', 'desc')
    .limit(1)
    .executeTakeFirst()

  return found?.out_at ?? null
}
