import { type OidParts, oidParts } from '@workledger/contracts/kernel/employee-ids'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { UUID } from '@workledger/contracts/kernel/text'
import { sql } from 'kysely'
import { contractToday } from '../employment/contract-today.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { byLastName } from './by-last-name.port'

/** Starts a query of employees with their place; the caller selects the columns. */
export const employees = (db: Reads) =>
  db
    .selectFrom('employees as e')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .leftJoin('roles as r', 'r.id', 'e.role_id')

const employeesWithNames = (db: Reads) =>
  employees(db)
    .leftJoinLateral(
      () => contractToday(db).as('c'),
      (join) => join.onTrue(),
    )
    .selectAll('e')
    .select([
      'c.designation_id as designation_id',
      'c.designation as designation',
      'c.start_date as contract_start',
      'c.end_date as contract_end',
      'd.name as department',
      'o.name as office',
      'o.timezone as timezone',
      'r.name as role_name',
      'r.permissions as role_permissions',
    ])

export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof employeeById>>>

export const employeeById = (db: Reads, workspace: string, id: string) =>
  employeesWithNames(db)
    .where('e.workspace_id', '=', workspace)
    .where('e.id', '=', id)
    .executeTakeFirst()

/** Returns the addresses of employees by their ids. */
export async function mailAddressesOf(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, MailAddress>> {
  const found = await db
    .selectFrom('employees')
    .select(['id', 'email', 'user_id', 'status', 'manager_id', 'time_off_manager_id'])
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .execute()

  return new Map(found.map((employee) => [employee.id, employee]))
}

/** What the choice of a mail's recipients needs of an employee. */
export type MailAddress = Pick<
  EmployeeRow,
  'id' | 'email' | 'user_id' | 'status' | 'manager_id' | 'time_off_manager_id'
>

/** Selects the public columns of these employees. */
export const employeesById = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('employees as e')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .leftJoinLateral(
      () => contractToday(db).as('c'),
      (join) => join.onTrue(),
    )
    .where('e.workspace_id', '=', workspace)
    .where(sql<boolean>`e.id = ${anyOf(ids)}`)
    .select([
      'e.id',
      'e.first_name',
      'e.last_name',
      'e.avatar',
      'd.name as department',
      'c.designation',
    ])
    .execute()

/** Selects the people who may decide for others: holders of edit_company or manage_company. */
export const administrators = (db: Reads, workspace: string) =>
  db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`r.permissions ?| array['edit_company', 'manage_company']`)
    .select(['e.id', 'e.user_id', 'e.email', 'e.first_name', 'e.last_name'])
    .orderBy('e.first_name')
    .orderBy(byLastName)
    .orderBy('e.id')
    .execute()

/** Returns active, joined members who hold view_audit. */
export const auditors = async (
  db: Reads,
  workspace: string,
): Promise<{ id: string; email: string }[]> => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where('e.user_id', 'is not', null)
    .where(sql<boolean>`r.permissions ? 'view_audit'`)
    .select(['e.id', 'e.email'])
    .orderBy('e.id')
    .execute()
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []))
}

export const rolesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('workspace_id', '=', workspace)
    .orderBy('name')
    .execute()

/**
 * Returns active employees whose requests this employee decides, as manager or time-off manager.
 */
export const managedBy = async (db: Reads, id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('employees')
      .select('id')
      .where('status', '=', 'active')
      .where((eb) => eb.or([eb('manager_id', '=', id), eb('time_off_manager_id', '=', id)]))
      .execute()
  ).map((row) => row.id)

/** Returns the names of users, as this workspace knows them. */
export async function namesOfUsers(
  db: Reads,
  workspace: string,
  users: readonly string[],
): Promise<Map<string, string>> {
  const known = users.filter((id) => UUID.test(id))
  if (known.length === 0) return new Map()

  const rows = await db
    .selectFrom('employees')
    .select(['user_id', 'first_name', 'last_name'])
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`user_id = ${anyOf(known)}`)
    .execute()

  const names = new Map(rows.map((row) => [row.user_id!, fullName(row)]))
  const others = known.filter((id) => !names.has(id))
  if (others.length === 0) return names

  // Service accounts act too, and keep their name when they are removed.
  const accounts = await db
    .selectFrom('service_accounts')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', 'in', others)
    .execute()

  for (const { id, name } of accounts) names.set(id, name)

  return names
}

/** Returns a user's name from any of their workspaces. */
export async function nameOfUser(db: Reads, user: string): Promise<string | undefined> {
  if (!UUID.test(user)) return undefined

  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user)
    .executeTakeFirst()

  return row && fullName(row)
}

/** Selects the employees, active or not, with this employee as manager or time-off manager. */
export const reportsOf = (db: Reads, id: string) =>
  db
    .selectFrom('employees')
    .select(['id', 'manager_id', 'time_off_manager_id'])
    .where((eb) => eb.or([eb('manager_id', '=', id), eb('time_off_manager_id', '=', id)]))
    .execute()

/**
 * Returns how new people are numbered: the pattern's parts and the highest number so far, 0 before
 * the first. Undefined if ids are typed.
 */
export async function oidSeries(
  db: Reads,
  workspace: string,
): Promise<{ parts: OidParts; last: number } | undefined> {
  const set = await db
    .selectFrom('workspaces')
    .select('oid_pattern')
    .where('id', '=', workspace)
    .executeTakeFirst()

  const parts = oidParts(set?.oid_pattern ?? '')
  if (!parts) return undefined
  const { before, after } = parts
  const number = sql<string>`substr(oid, ${[...before].length + 1}::int, greatest(length(oid) - ${[...before, ...after].length}::int, 0))`

  const { last } = await db
    .selectFrom('employees')
    .where('workspace_id', '=', workspace)
    // Ids are compared without regard to case.
    .where(sql<boolean>`starts_with(lower(oid), lower(${before}))`)
    .where(sql<boolean>`starts_with(reverse(lower(oid)), reverse(lower(${after})))`)
    .where(number, '~', '^[0-9]{1,8}$')
    .select(
      sql<number>`coalesce(max(case when ${number} ~ '^[0-9]{1,8}$' then ${number}::int end), 0)`.as(
        'last',
      ),
    )
    .executeTakeFirstOrThrow()

  return { parts, last }
}

/**
 * Returns whether an employee's attendance, approved leave, approved claims or pay must outlive
 * their record.
 */
export async function hasEvidence(db: Reads, employee: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select
    exists (select from attendance where employee_id = ${employee})
    or exists (select from leaves where employee_id = ${employee} and status = 'approved')
    or exists (select from expenses where employee_id = ${employee} and status = 'approved')
    or exists (select from payrun_entries n join payruns p on p.id = n.payrun_id
      where n.employee_id = ${employee} and n.should_pay and p.status = 'complete') as there`.execute(
    db,
  )
  return rows[0]?.there ?? false
}
