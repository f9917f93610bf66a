import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { EXPENSE_DUE_DAYS } from '@workledger/contracts/kernel/bounds'
import { sql } from 'kysely'
import { everyone, isRequester, type Requesters } from '../access/requesters.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

interface ExpenseDecider {
  readonly workspace: string
  readonly employee: string
  /** They decide for everyone, as administrators of payroll do. */
  readonly decidesAll: boolean
  /** By default the employee alone; see `Requesters`. */
  readonly selves?: readonly string[]
}

/** Returns whose expenses a person decides: everyone's, or those of their own people. */
export async function expenseRequesters(
  db: Reads,
  { workspace, employee, decidesAll, selves = [employee] }: ExpenseDecider,
): Promise<Requesters> {
  if (decidesAll) return everyone(db, { workspace, call: expensesApi.decideExpense, selves })

  const managed = await db
    .selectFrom('employees')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where((eb) =>
      eb.or([eb('manager_id', '=', employee), eb('time_off_manager_id', '=', employee)]),
    )
    .execute()

  return { employees: managed.map(({ id }) => id).filter((id) => !selves.includes(id)) }
}

/**
 * Selects pending expenses, each due some days after its submission: those of one decision by whose
 * they are, and of those with steps the ones whose step waits for the person.
 */
export const expensesToDecide = (
  workspace: string,
  requesters: Requesters,
  steps: readonly string[],
): WaitingRows =>
  sql<WaitingRow>`
    select x.id as record, x.employee_id,
      (x.created_at at time zone w.timezone)::date + ${sql.lit(EXPENSE_DUE_DAYS)}::int as due,
      x.created_at as since, x.revision, x.name as title, null::text as detail
    from expenses x join employees e on e.id = x.employee_id join workspaces w on w.id = x.workspace_id
    where x.workspace_id = ${workspace} and x.status = 'pending'
      and ((x.route is null and ${isRequester(requesters, 'x.employee_id')}) or x.id = ${anyOf(steps)})`

/** Returns the ids of pending expenses that wait for a person, the oldest first. */
export async function expenseIdsToDecide(
  db: Reads,
  ...of: Parameters<typeof expensesToDecide>
): Promise<string[]> {
  const { rows } = await sql<{
    record: string
  }>`select record from (${expensesToDecide(...of)}) as items order by since, record`.execute(db)

  return rows.map(({ record }) => record)
}
