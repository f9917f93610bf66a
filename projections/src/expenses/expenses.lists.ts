import * as declared from '@workledger/contracts/expenses/expenses.lists'
import { worded } from '@workledger/contracts/kernel/errors'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { expenses, twinsOf } from './expenses.queries'

export const expensesList = readList(declared.expensesList, {
  from: (db, { workspace }) => expenses(db, workspace),
  // Like an employee's expenses: the viewer's own and those of their reports.
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('e.id', '=', employee),
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
      ]),
    ),
  sql: {
    id: 'x.id',
    employee_id: 'x.employee_id',
    employee_oid: 'e.oid',
    employee_name: `concat_ws(' ', e.first_name, e.last_name)`,
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    avatar: 'e.avatar',
    department_id: 'e.department_id',
    name: 'x.name',
    category: 'x.category',
    date: 'x.date',
    amount: 'x.amount',
    currency: 'x.currency',
    rate: 'x.rate',
    base_amount: 'x.base_amount',
    base_currency: 'x.base_currency',
    status: 'x.status',
    payment: 'x.payment',
    was_paid: 'x.was_paid',
    reimbursed_on: 'x.reimbursed_on',
    payrun_id: 'x.payrun_id',
    description: 'x.description',
    comment: 'x.comment',
    has_document: 'x.document is not null',
    decided_at: 'x.decided_at',
    created_at: 'x.created_at',
    updated_at: 'x.updated_at',
    stream: `'expense-' || x.id`,
    revision: 'x.revision',
  },
  filters: { not_of: (employee) => sql`x.employee_id <> ${employee}` },
  more: async (db, _, rows) => {
    const twins = await twinsOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => ({ warnings: warningsOf(twins.get(id)) }))
  },
})

/** Returns the warnings about an expense that looks like another. */
export const warningsOf = (twins: { same_claim: boolean; same_receipt: boolean } | undefined) => [
  ...(twins?.same_claim ? [worded({ code: 'expenses.same_claim' as const })] : []),
  ...(twins?.same_receipt ? [worded({ code: 'expenses.same_receipt' as const })] : []),
]
