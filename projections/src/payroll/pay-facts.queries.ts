import type { DayRange } from '@workledger/domain/kernel/day-range'
import { type Amount, amount, rounded } from '@workledger/domain/kernel/money'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { paidOfClosed } from './pay-closed.queries'

/** Returns all employees of a workspace, by id. */
export const everyEmployee = async (db: Reads, workspace: string): Promise<string[]> =>
  (
    await db
      .selectFrom('employees')
      .select('id')
      .where('workspace_id', '=', workspace)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Selects all or some employees of a workspace with their employments. */
export const employeesForPay = (db: Reads, workspace: string, employees?: readonly string[]) =>
  db
    .selectFrom('employees')
    .select(['id', 'department_id', 'status', 'hired_on', 'terminated_on', 'earlier'])
    .where('workspace_id', '=', workspace)
    .$if(employees !== undefined, (query) => query.where('id', '=', anyOf(employees!)))
    .orderBy('id')
    .execute()

/**
 * Returns, in one currency, the deductions that approved runs could not take from each employee and
 * that no later run took.
 */
export async function carriedForPay(
  db: Reads,
  workspace: string,
  currency: string,
  employees?: readonly string[],
) {
  const rows = await paidOfClosed(db)
    .select(['n.employee_id', 'n.pay'])
    .where('n.workspace_id', '=', workspace)
    .where('n.carries', '=', true)
    .where('p.currency', '=', currency)
    .$if(employees !== undefined, (query) => query.where('n.employee_id', '=', anyOf(employees!)))
    .execute()

  const open = new Map<
    string,
    { employee_id: string; category_id: string | null; name: string; sum: Amount }
  >()

  for (const { employee_id, pay } of rows)
    for (const { category_id, name, carried, carried_in, value } of pay?.deductions ?? []) {
      const key = `${employee_id} ${category_id ?? name}`
      const line = open.get(key) ?? { employee_id, category_id, name, sum: amount(0) }
      open.set(key, { ...line, sum: line.sum.plus(carried).minus(carried_in ? value : 0) })
    }

  return [...open.values()].flatMap(({ sum, ...line }) =>
    sum.greaterThan(0) ? [{ ...line, amount: rounded(sum, currency) }] : [],
  )
}

/** Selects approved leaves with a day in a period, of employees whom a run pays. */
export const leavesInRun = (db: Reads, workspace: string, payrun: string, { from, to }: DayRange) =>
  db
    .selectFrom('leaves as l')
    .select(['l.id', 'l.employee_id'])
    .where('l.workspace_id', '=', workspace)
    .where('l.status', '=', 'approved')
    .where('l.start_on', '<=', to)
    .where('l.finish_on', '>=', from)
    .where('l.employee_id', 'in', (eb) =>
      eb
        .selectFrom('payrun_entries as n')
        .select('n.employee_id')
        .where('n.payrun_id', '=', payrun)
        .where('n.should_pay', '=', true),
    )
    .orderBy('l.employee_id')
    .execute()

/** Returns those of these runs that reimburse or hold expenses. */
export const runsWithExpenses = async (db: Reads, runs: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('payruns as p')
      .select('p.id')
      .where('p.id', '=', anyOf(runs))
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('payrun_entries as n')
              .select('n.id')
              .whereRef('n.payrun_id', '=', 'p.id')
              .where('n.has_expenses', '=', true),
          ),
          eb.exists(
            eb.selectFrom('expenses as x').select('x.id').whereRef('x.payrun_id', '=', 'p.id'),
          ),
        ]),
      )
      .execute()
  ).map(({ id }) => id)

/** Returns those of these runs that pay or hold hours of working time accounts. */
export const runsWithPayouts = async (db: Reads, runs: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('payruns as p')
      .select('p.id')
      .where('p.id', '=', anyOf(runs))
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('payrun_entries as n')
              .select('n.id')
              .whereRef('n.payrun_id', '=', 'p.id')
              .where('n.has_payouts', '=', true),
          ),
          eb.exists(
            eb
              .selectFrom('working_time_payouts as x')
              .select('x.id')
              .whereRef('x.payrun_id', '=', 'p.id'),
          ),
        ]),
      )
      .execute()
  ).map(({ id }) => id)

/** Returns contracts and adjustments with their events. */
export async function sourcesOf(
  db: Reads,
  workspace: string,
  contracts: readonly string[],
  adjustments: readonly string[],
) {
  const [byContract, byAdjustment] = await Promise.all([
    contracts.length === 0
      ? []
      : db
          .selectFrom('contracts')
          .select(['id', 'employee_id', 'sources'])
          .where('workspace_id', '=', workspace)
          .where('id', 'in', [...contracts])
          .execute(),
    adjustments.length === 0
      ? []
      : db
          .selectFrom('contract_adjustments')
          .select(['id', 'employee_id', 'sources'])
          .where('workspace_id', '=', workspace)
          .where('id', 'in', [...adjustments])
          .execute(),
  ])
  return new Map([...byContract, ...byAdjustment].map(({ id, sources }) => [id, sources]))
}
