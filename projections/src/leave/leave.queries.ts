import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import type { SmallestPart } from '@workledger/domain/leave/leave-steps'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { inDays } from './absences.queries'

/** Starts a query of leaves with employee and type; the caller selects the columns. */
export const leaves = (db: Reads, workspace: string) =>
  db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .leftJoin('leave_types as t', 't.id', 'l.leave_type_id')
    .where('l.workspace_id', '=', workspace)

const leavesWithNames = (db: Reads, workspace: string) =>
  leaves(db, workspace)
    .selectAll('l')
    .select([
      'e.first_name',
      'e.last_name',
      'e.avatar',
      'e.hired_on',
      'e.terminated_on',
      'e.earlier',
      't.name as type_name',
    ])

export const leaveById = (db: Reads, workspace: string, employee: string, id: string) =>
  leavesWithNames(db, workspace)
    .where('l.id', '=', id)
    .where('l.employee_id', '=', employee)
    .executeTakeFirst()

/** Returns leaves by their ids. */
export async function leavesById(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, StoredLeave>> {
  const leaves = await leavesWithNames(db, workspace)
    .where(sql<boolean>`l.id = ${anyOf(ids)}`)
    .execute()

  return new Map(leaves.map((leave) => [leave.id, leave]))
}

export type StoredLeave = NonNullable<Awaited<ReturnType<typeof leaveById>>>

/** Selects an employee's adjustments, of one year or of all. */
export const adjustmentsOf = (db: Reads, employee: string, year?: number) =>
  db
    .selectFrom('leave_adjustments')
    .selectAll()
    .where('employee_id', '=', employee)
    .$if(year !== undefined, (query) => query.where('year', '=', year!))
    .orderBy('year')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Selects the leave types that can be requested; with `archived`, all. */
export const leaveTypesOf = (db: Reads, workspace: string, { archived = false } = {}) =>
  db
    .selectFrom('leave_types')
    .selectAll()
    .$narrowType<{ smallest_part: SmallestPart }>()
    .where('workspace_id', '=', workspace)
    .$if(!archived, (query) => query.where('archived', '=', false))
    .orderBy('name')
    .execute()

/** Selects the rules for the approval of leave in steps. */
export const approvalRulesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('leave_approval_rules')
    .select(['id as rule_id', 'leave_types', 'from_days', 'steps'])
    .where('workspace_id', '=', workspace)
    .orderBy('id')
    .execute()

/** Selects the leave policies that can be assigned; with `archived`, all. */
export const leavePoliciesOf = (db: Reads, workspace: string, { archived = false } = {}) =>
  db
    .selectFrom('leave_policies as p')
    .where('p.workspace_id', '=', workspace)
    .$if(!archived, (query) => query.where('p.archived', '=', false))
    .selectAll('p')
    .select((eb) =>
      eb
        .selectFrom('employees as e')
        .whereRef('e.time_off_policy_id', '=', 'p.id')
        .where('e.status', '=', 'active')
        .select(eb.fn.countAll<number>().as('n'))
        .as('employees_count'),
    )
    .orderBy('p.name')
    .execute()

/** Returns the employees who have or had a policy. */
export const everOfPolicy = async (
  db: Reads,
  workspace: string,
  policy: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('leave_places')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where(sql<boolean>`places @> ${JSON.stringify([{ policy_id: policy }])}::jsonb`)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/**
 * Returns those of these employees who have a pending or approved leave that ends on a day or
 * later.
 */
export const employeesWithLeaves = async (
  db: Reads,
  employees: readonly string[],
  since: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('leaves')
      .select('employee_id')
      .distinct()
      .where('employee_id', '=', anyOf(employees))
      .where('status', 'in', ['pending', 'approved'])
      .where('finish_on', '>=', since)
      .execute()
  ).map(({ employee_id }) => employee_id)

/**
 * Selects pending and approved leaves that touch a range of days, of some or all employees, for a
 * recount.
 */
export const leavesTouching = (
  db: Reads,
  workspace: string,
  { from, to }: { from: string; to: string | null },
  of?: readonly string[],
) =>
  db
    .selectFrom('leaves')
    .select(['id', 'employee_id', 'start_on', 'finish_on', 'half_day', 'day_part', 'seconds'])
    .select('takes_account')
    .where('workspace_id', '=', workspace)
    .where('status', 'in', ['pending', 'approved'])
    .where('finish_on', '>=', from)
    .$if(to !== null, (query) => query.where('start_on', '<=', to!))
    .$if(of !== undefined, (query) => query.where('employee_id', 'in', [...of!]))
    .orderBy('employee_id')
    .orderBy('id')
    .execute()

/**
 * Selects approved leaves that touch the days between two days, both included, of some or all
 * employees.
 */
export function approvedLeavesBetween(
  db: Reads,
  workspace: string,
  { from, to }: DayRange,
  of?: readonly string[],
) {
  const query = leavesWithNames(db, workspace)
    .where('l.status', '=', 'approved')
    .where(inDays({ from, to }))
  return (of ? query.where('l.employee_id', 'in', [...of]) : query)
    .orderBy('l.start_on')
    .orderBy('l.id')
    .execute()
}

/** Days, both included, and whose leave in them counts. */
interface Away extends DayRange {
  /** Whose leave does not count. */
  readonly but: string
  /** Everyone if undefined. */
  readonly of?: readonly string[] | undefined
}

/**
 * Returns the others with an approved leave in these days, of some or all employees: the first
 * twenty, and their number.
 */
export async function awayBetween(db: Reads, workspace: string, during: Away) {
  const query = approvedBetween(db, workspace, during)

  const people = await query
    .select(['e.id', 'e.first_name', 'e.last_name', 'e.avatar', 'l.start_on', 'l.finish_on'])
    .orderBy('l.start_on')
    .orderBy('l.id')
    .limit(MOST_SHOWN)
    .execute()

  const total =
    people.length < MOST_SHOWN ? new Set(people.map(({ id }) => id)).size : await countPeople(query)

  return { people, total }
}

const MOST_SHOWN = 20

/** Returns how many other active employees have approved leave in each of these periods. */
export async function countAway<P extends Omit<Away, 'of'>>(
  db: Reads,
  workspace: string,
  periods: readonly P[],
): Promise<Map<P, number>> {
  // The inner select hides the number of periods, so that PostgreSQL plans once.
  const { rows } = await sql<{ n: number }>`
    select (select count(distinct l.employee_id)::int from leaves l
        join employees e on e.id = l.employee_id
        where l.workspace_id = ${workspace} and l.status = 'approved' and e.status = 'active'
          and l.start_on > p.first - ${LONGEST_LEAVE_DAYS}::int and l.start_on <= p.last
          and l.finish_on >= p.first and l.employee_id <> p.but) as n
    from unnest((select ${sql.val(periods.map(({ from }) => from))}::date[]),
      ${sql.val(periods.map(({ to }) => to))}::date[],
      ${sql.val(periods.map(({ but }) => but))}::uuid[])
      with ordinality as p(first, last, but, place)
    order by p.place`.execute(db)

  return new Map(periods.map((period, n) => [period, rows[n]!.n]))
}

function approvedBetween(db: Reads, workspace: string, { from, to, but, of }: Away) {
  const query = db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .where('l.workspace_id', '=', workspace)
    .where('l.status', '=', 'approved')
    .where(inDays({ from, to }))
    .where('l.employee_id', '!=', but)
    .where('e.status', '=', 'active')

  return of ? query.where('l.employee_id', 'in', [...of]) : query
}

async function countPeople(query: ReturnType<typeof approvedBetween>): Promise<number> {
  const counted = await query
    .select((eb) => eb.fn.count<number>('l.employee_id').distinct().as('n'))
    .executeTakeFirst()

  return Number(counted?.n ?? 0)
}

/** Selects the holidays of an office and of the whole workspace between two days, both included. */
export const holidaysBetween = (
  db: Reads,
  workspace: string,
  office: string | null,
  { from, to }: DayRange,
) =>
  db
    .selectFrom('holidays')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((eb) =>
      eb.or([eb('location_id', 'is', null), ...(office ? [eb('location_id', '=', office)] : [])]),
    )
    .orderBy('date')
    .execute()

/**
 * Returns the active, joined employees of an office if only they get its holidays. Returns none if
 * every employee works there or there is no office: such holidays are a rule for all.
 */
export const holidayTakers = async (
  db: Reads,
  workspace: string,
  office: string | null,
): Promise<string[]> => {
  if (office === null) return []
  const elsewhere = sql<boolean>`exists (select from employees o where o.workspace_id = ${workspace}
    and o.status = 'active' and o.location_id is distinct from ${office})`

  const rows = await db
    .selectFrom('employees')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where('user_id', 'is not', null)
    .where('location_id', '=', office)
    .where(elsewhere)
    .execute()

  return rows.map(({ id }) => id)
}

/** Returns the active, joined employees who have a policy. */
export const policyHolders = async (
  db: Reads,
  workspace: string,
  policy: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('employees')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('time_off_policy_id', '=', policy)
      .where('status', '=', 'active')
      .where('user_id', 'is not', null)
      .execute()
  ).map(({ id }) => id)
