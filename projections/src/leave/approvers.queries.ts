import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
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

export interface Approver {
  readonly id: string
  readonly email: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly avatar: string | null
}

/**
 * Returns the people who decide an employee's leave: the time-off manager, else the manager, else
 * every other administrator. A stand-in replaces a manager who is away, unless the stand-in is the
 * employee.
 */
export const approversOf = async (
  db: Reads,
  workspace: string,
  employee: string,
): Promise<readonly Approver[]> => (await approversOfEach(db, workspace, [employee])).get(employee)!

/** Returns the people who decide the leaves of each of these employees. */
export async function approversOfEach(
  db: Reads,
  workspace: string,
  employees: readonly string[],
): Promise<Map<string, readonly Approver[]>> {
  const people = await db
    .selectFrom('employees')
    .select(['id', 'manager_id', 'time_off_manager_id'])
    .where(sql<boolean>`id = ${anyOf(employees)}`)
    .execute()

  const managers = new Map(
    people.map(({ id, manager_id, time_off_manager_id }) => [
      id,
      [time_off_manager_id, manager_id].filter((manager) => manager !== null),
    ]),
  )

  const deciders = await decidersFor(db, [...new Set([...managers.values()].flat())])

  const found = new Map(
    employees.map((employee) => {
      const [decider] = (managers.get(employee) ?? []).flatMap(
        (manager) => deciders(manager, employee) ?? [],
      )

      return [employee, decider && [decider]] as const
    }),
  )

  const all = [...found.values()].includes(undefined) ? await administratorsOf(db, workspace) : []

  return new Map(
    [...found].map(([employee, decider]) => [
      employee,
      decider ?? all.filter(({ id }) => id !== employee),
    ]),
  )
}

/** Returns who decides in a manager's name for an employee: a stand-in of today, or the manager. */
async function decidersFor(db: Reads, managers: readonly string[]) {
  if (managers.length === 0) return () => undefined

  const [standIns, present] = await Promise.all([
    db
      .selectFrom('leave_delegations as d')
      .innerJoin('workspaces as w', 'w.id', 'd.workspace_id')
      .innerJoin('employees as e', 'e.id', 'd.delegate_id')
      .select(personColumns)
      .select('d.employee_id as manager')
      .where(sql<boolean>`d.employee_id = ${anyOf(managers)}`)
      .where('e.status', '=', 'active')
      .where(holds)
      .execute(),
    db
      .selectFrom('employees as e')
      .select(personColumns)
      .where(sql<boolean>`e.id = ${anyOf(managers)}`)
      .where('e.status', '=', 'active')
      .execute(),
  ])

  return (manager: string, employee: string): Approver | undefined => {
    const standIn = standIns.find((one) => one.manager === manager && one.id !== employee)
    if (!standIn) return present.find(({ id }) => id === manager)
    const { manager: _, ...person } = standIn

    return person
  }
}

/** Selects the active people who may decide for the whole company. */
const administratorsOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .select(personColumns)
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`r.permissions ?| array['edit_company', 'manage_company']`)
    .orderBy('e.first_name')
    .execute()
