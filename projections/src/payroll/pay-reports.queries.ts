import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { payslips } from './payslips.queries'

const CHUNK = 1000

/** Yields the paid entries of a run in chunks, so that a large run is never wholly in memory. */
export async function* paidByDepartment(
  ask: <T>(query: (db: Reads) => Promise<T>) => Promise<T>,
  payrun: string,
) {
  let after: string | undefined

  do {
    const rows = await ask((db) =>
      db
        .selectFrom('payrun_entries')
        .select(['employee_id', 'department_id', 'pay', 'kept'])
        .where('payrun_id', '=', payrun)
        .where('should_pay', '=', true)
        .$if(after !== undefined, (query) => query.where('employee_id', '>', after!))
        .orderBy('employee_id')
        .limit(CHUNK)
        .execute(),
    )

    yield rows
    after = rows.length === CHUNK ? rows.at(-1)!.employee_id : undefined
  } while (after)
}

export async function namesOfDepartments(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()

  const rows = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', 'in', [...ids])
    .execute()

  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the sums of these people's claims that a run reimbursed. */
export const claimsPaidIn = async (
  db: Reads,
  payrun: string,
  employees: readonly string[],
): Promise<string> =>
  (
    await db
      .selectFrom('expenses')
      .select(sql<string>`coalesce(sum(base_amount), 0)::text`.as('sum'))
      .where('payrun_id', '=', payrun)
      .where('payment', '=', 'paid')
      .where(sql<boolean>`employee_id = ${anyOf(employees)}`)
      .executeTakeFirstOrThrow()
  ).sum

export const yearOf = (day: string) => Number(day.slice(0, 4))

/**
 * Selects an employee's payslips with a pay date in a calendar year, by payment. Its cost depends
 * on the runs of that year only.
 */
export const payslipsOfYear = (db: Reads, workspace: string, employee: string, year: number) =>
  payslips(db, workspace)
    .where('p.pay_date', '>=', `${year}-01-01`)
    .where('p.pay_date', '<=', `${year}-12-31`)
    .where('n.employee_id', '=', employee)
    .select([
      'n.id',
      'n.payrun_id',
      'p.start_on as start',
      'p.end_on as end',
      'p.pay_date',
      'p.currency',
      'n.pay',
    ])
    .orderBy('p.pay_date')
    .orderBy('p.approved_position')
    .orderBy('n.id')
    .execute()

/** Returns the year's payslips in a payslip's currency, up to and with that payslip. */
export async function paysUpTo(
  db: Reads,
  workspace: string,
  slip: { id: string; employee_id: string; pay_date: string; currency: string },
) {
  const all = await payslipsOfYear(db, workspace, slip.employee_id, yearOf(slip.pay_date))
  const upTo = all.findIndex(({ id }) => id === slip.id)

  return all
    .slice(0, upTo + 1)
    .flatMap(({ currency, pay }) => (currency === slip.currency && pay ? [pay] : []))
}

/** Selects the years of an employee's payslips with their sums, newest first. */
export const payYearsOf = (db: Reads, workspace: string, employee: string) =>
  payslips(db, workspace)
    .where('n.employee_id', '=', employee)
    .where('n.net_pay', 'is not', null)
    .select([
      sql<number>`extract(year from p.pay_date)::int`.as('year'),
      'p.currency',
      sql<number>`count(*)::int`.as('payslips_count'),
      sql<string>`sum(n.gross_pay)`.as('gross_pay'),
      sql<string>`sum(n.expenses)`.as('expenses'),
      sql<string>`sum(n.net_pay)`.as('net_pay'),
    ])
    .groupBy([sql`1`, 'p.currency'])
    .orderBy(sql`1`, 'desc')
    .orderBy('p.currency')
    .execute()

/** Selects the employee of a statement. */
export const payeeOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('employees as e')
    .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.id', '=', employee)
    .select([
      'w.name as company',
      'w.logo as company_logo',
      'w.phone_number as company_phone',
      'w.locale',
      'e.user_id',
      'e.oid',
      'e.first_name',
      'e.last_name',
      'd.name as department',
      'o.name as office',
    ])
    .select([
      'o.address_line_1',
      'o.address_line_2',
      'o.postal_code',
      'o.city',
      'o.state',
      'o.country',
    ])
    .executeTakeFirst()
