import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** SQL of whether delegation `d` of workspace `w` is in force today. */
const holds = sql<boolean>`(now() at time zone w.timezone)::date between d.from_on and d.to_on`

/** Returns the managers for whom a stand-in decides leaves today. */
export const standsInFor = async (db: Reads, delegate: string): Promise<string[]> =>
  (
    await db
      .selectFrom('leave_delegations as d')
      .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
      .select('d.employee_id')
      .distinct()
      .where('d.delegate_id', '=', delegate)
      .where(holds)
      .execute()
  ).map(({ employee_id }) => employee_id)

/** Selects a manager's present and future delegations, the next one first. */
export const delegationsOf = (db: Reads, manager: string, today: string) =>
  db
    .selectFrom('leave_delegations as d')
    .innerJoin('employees as e', 'e.id', 'd.delegate_id')
    .select([
      'd.id',
      'd.from_on',
      'd.to_on',
      'd.delegate_id',
      'e.first_name',
      'e.last_name',
      'e.avatar',
    ])
    .where('d.employee_id', '=', manager)
    .where('d.to_on', '>=', today)
    .orderBy('d.from_on')
    .execute()

/** Selects the delegations by which an employee stands in, now or later, the next one first. */
export const inPlaceOf = (db: Reads, delegate: string, today: string) =>
  db
    .selectFrom('leave_delegations as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .select([
      'd.id',
      'd.from_on',
      'd.to_on',
      'd.employee_id',
      'e.first_name',
      'e.last_name',
      'e.avatar',
    ])
    .where('d.delegate_id', '=', delegate)
    .where('d.to_on', '>=', today)
    .orderBy('d.from_on')
    .orderBy('d.id')
    .execute()

/** Returns the active reports of these managers, each with the first of the managers. */
export async function managedByAny(
  db: Reads,
  managers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'manager_id', 'time_off_manager_id'])
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([eb('manager_id', 'in', managers), eb('time_off_manager_id', 'in', managers)]),
    )
    .execute()
  return new Map(
    rows.map(({ id, manager_id, time_off_manager_id }) => [
      id,
      managers.find((manager) => manager === manager_id || manager === time_off_manager_id)!,
    ]),
  )
}

/** Selects people by id. */
export const peopleOf = (db: Reads, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('employees as e').select(personColumns).where('e.id', 'in', ids).execute()

const personColumns = ['e.id', 'e.email', 'e.first_name', 'e.last_name', 'e.avatar'] as const

export type Approver = Awaited<ReturnType<typeof approversOf>>[number]

/**
 * Returns the people who decide an employee's leave: the time-off manager, else the manager, else
 * every other administrator. A stand-in replaces a manager who is away, unless the stand-in is the
 * employee.
 */
export async function approversOf(db: Reads, workspace: string, employee: string) {
  const own = await db
    .selectFrom('employees')
    .select(['manager_id', 'time_off_manager_id'])
    .where('id', '=', employee)
    .executeTakeFirst()

  for (const manager of [own?.time_off_manager_id, own?.manager_id]) {
    if (!manager) continue

    const standIn = await db
      .selectFrom('leave_delegations as d')
      .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
      .innerJoin('employees as e', 'e.id', 'd.delegate_id')
      .select(personColumns)
      .where('d.employee_id', '=', manager)
      .where('e.id', '!=', employee)
      .where('e.status', '=', 'active')
      .where(holds)
      .executeTakeFirst()

    const found =
      standIn ??
      (await db
        .selectFrom('employees as e')
        .select(personColumns)
        .where('e.id', '=', manager)
        .where('e.status', '=', 'active')
        .executeTakeFirst())

    if (found) return [found]
  }

  return db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .select(personColumns)
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where('e.id', '!=', employee)
    .where(sql<boolean>`r.permissions ?| array['edit_company', 'manage_company']`)
    .orderBy('e.first_name')
    .execute()
}
