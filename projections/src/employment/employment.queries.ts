import { payTerms } from '@workledger/contracts/employment/pay-terms'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

const contractsWithNames = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('contracts as c')
    .leftJoin('designations as g', 'g.id', 'c.designation_id')
    .where('c.workspace_id', '=', workspace)
    .where('c.employee_id', '=', employee)
    .selectAll('c')
    .select('g.name as designation')

export type ContractRow = Awaited<ReturnType<typeof contractsOf>>[number]

/** Selects the versions of an employee's contract, newest first. */
export const contractsOf = (db: Reads, workspace: string, employee: string) =>
  contractsWithNames(db, workspace, employee)
    .orderBy('c.effective_on', 'desc')
    .orderBy('c.id')
    .execute()

export const contractById = (db: Reads, workspace: string, employee: string, id: string) =>
  contractsWithNames(db, workspace, employee).where('c.id', '=', id).executeTakeFirst()

/** Returns the working slots by weekday of the version in force on a day; undefined without one. */
export const workingDaysOn = async (
  db: Reads,
  employee: string,
  day: string,
): Promise<Record<string, number[]> | undefined> =>
  (
    await db
      .selectFrom('contracts')
      .select('working_days')
      .where('employee_id', '=', employee)
      .orderBy(sql`effective_on <= ${day}::date`, 'desc')
      .orderBy(sql`abs(effective_on - ${day}::date)`)
      .limit(1)
      .executeTakeFirst()
  )?.working_days

/**
 * Returns the active, joined employees paid by the hour on a day or later. Rules of breaks and
 * overtime change what they earn.
 */
export const paidByTheHour = async (
  db: Reads,
  workspace: string,
  from: string,
): Promise<string[]> => {
  const ended = sql<boolean>`exists (select from contracts n where n.employee_id = c.employee_id
    and n.effective_on > c.effective_on and n.effective_on <= ${from}::date)`

  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('employees as e', 'e.id', 'c.employee_id')
    .where('c.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where('e.user_id', 'is not', null)
    .where('c.base_compensation_type', '=', 'hourly')
    .where((is) => is.not(ended))
    .select('c.employee_id')
    .distinct()
    .execute()

  return rows.map(({ employee_id }) => employee_id)
}

export const contractAdjustmentsOf = (db: Reads, workspace: string, contract: string) =>
  db
    .selectFrom('contract_adjustments as a')
    .leftJoin('payroll_categories as k', 'k.id', 'a.category_id')
    .leftJoin('contracts as c', 'c.id', 'a.contract_id')
    .where('a.workspace_id', '=', workspace)
    .where('a.contract_id', '=', contract)
    .selectAll('a')
    .select(['k.name as category_name', 'c.currency'])
    .orderBy('a.adjustment_type')
    .orderBy('a.id')
    .execute()

/**
 * Selects the contract versions and adjustments of a workspace or of some employees for a pay run,
 * by employee and day.
 */
export const contractsForPay = (db: Reads, workspace: string, employees?: readonly string[]) =>
  db
    .selectFrom('contracts')
    .select(['id', 'employee_id', ...payTerms])
    .where('workspace_id', '=', workspace)
    .$if(employees !== undefined, (query) => query.where('employee_id', '=', anyOf(employees!)))
    .orderBy('employee_id')
    .orderBy('effective_on')
    .execute()

export const adjustmentsForPay = (db: Reads, workspace: string, employees?: readonly string[]) =>
  db
    .selectFrom('contract_adjustments as a')
    .leftJoin('payroll_categories as k', 'k.id', 'a.category_id')
    .where('a.workspace_id', '=', workspace)
    .$if(employees !== undefined, (query) => query.where('a.employee_id', '=', anyOf(employees!)))
    .select([
      'a.id',
      'a.contract_id',
      'a.category_id',
      'a.adjustment_type',
      'a.amount',
      'a.calculation_type',
      'k.name',
    ])
    .select([
      'a.proration',
      'a.timing',
      'a.valid_from',
      'a.valid_to',
      'k.counts_for_overtime',
      'k.counts_from',
    ])
    .orderBy('a.id')
    .execute()
