import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Starts a query of expenses with their employee; the caller selects the columns. */
export const expenses = (db: Reads, workspace: string) =>
  db
    .selectFrom('expenses as x')
    .innerJoin('employees as e', 'e.id', 'x.employee_id')
    .where('x.workspace_id', '=', workspace)

const expensesWithNames = (db: Reads, workspace: string) =>
  expenses(db, workspace).selectAll('x').select(['e.first_name', 'e.last_name'])

export const expenseById = (db: Reads, workspace: string, employee: string, id: string) =>
  expensesWithNames(db, workspace)
    .where('x.id', '=', id)
    .where('x.employee_id', '=', employee)
    .executeTakeFirst()

/** Returns expenses by their ids. */
export async function expensesById(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, ExpenseRow>> {
  const found = await expensesWithNames(db, workspace)
    .where(sql<boolean>`x.id = ${anyOf(ids)}`)
    .execute()

  return new Map(found.map((expense) => [expense.id, expense]))
}

export type ExpenseRow = NonNullable<Awaited<ReturnType<typeof expenseById>>>

/** Selects the sums of an employee's expenses, one row per currency. */
export const expenseSums = (db: Reads, employee: string) =>
  db
    .selectFrom('expenses')
    .where('employee_id', '=', employee)
    .groupBy('currency')
    .orderBy('currency')
    .select([
      'currency',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where status = 'pending'))::int`.as('pending_count'),
      sql<string>`coalesce(sum(amount) filter (where status = 'pending'), 0)::text`.as('pending'),
      sql<string>`coalesce(sum(amount) filter (where status = 'approved'), 0)::text`.as('approved'),
      sql<string>`coalesce(sum(amount) filter (where status = 'rejected'), 0)::text`.as('rejected'),
      sql<string>`coalesce(sum(amount) filter (where payment = 'paid'), 0)::text`.as('reimbursed'),
    ])
    .execute()

/** Returns for each expense whether another one, not rejected, looks the same. */
export async function twinsOf(db: Reads, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { same_claim: boolean; same_receipt: boolean }>()

  const rows = await db
    .selectFrom('expenses as x')
    .where('x.id', 'in', [...ids])
    .select([
      'x.id',
      sql<boolean>`exists (select 1 from expenses o where o.employee_id = x.employee_id and o.date = x.date and o.amount = x.amount
        and o.currency = x.currency and o.id <> x.id and o.status <> 'rejected')`.as('same_claim'),
      sql<boolean>`exists (select 1 from expenses o where o.workspace_id = x.workspace_id and o.receipt_hash = x.receipt_hash
        and o.id <> x.id and o.status <> 'rejected')`.as('same_receipt'),
    ])
    .execute()

  return new Map(rows.map(({ id, ...twins }) => [id, twins]))
}

/**
 * Returns the approved expenses up to a day (included) that a pay run in the workspace's currency
 * pays on top of pay. It leaves out paid ones and those that another drafted run holds.
 * `base_amount` is not taxable and no part of basic pay.
 */
export async function expensesDue(db: Reads, workspace: string, upTo: string, payrun?: string) {
  const rows = await db
    .selectFrom('expenses')
    .where('workspace_id', '=', workspace)
    .where((eb) =>
      eb.or([
        eb('payment', '=', 'due'),
        ...(payrun
          ? [eb.and([eb('payment', '=', 'in_pay_run'), eb('payrun_id', '=', payrun)])]
          : []),
      ]),
    )
    .where('date', '<=', upTo)
    .select([
      'id',
      'employee_id',
      'name',
      'category',
      'date',
      'amount',
      'currency',
      'rate',
      'base_amount',
      'base_currency',
    ])
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, base_amount: row.base_amount! }))
}

/** Selects the rules for the approval of expenses in steps. */
export const expenseRulesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('expense_approval_rules')
    .select(['id as rule_id', 'categories', 'from_amount', 'currency', 'steps'])
    .where('workspace_id', '=', workspace)
    .orderBy('id')
    .execute()
