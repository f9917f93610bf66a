import * as declared from '@workledger/contracts/expenses/expenses.lists'
import { worded } from '@workledger/contracts/kernel/errors'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { expenses, twinsOf } from './expenses.queries'

export const expensesList = readList(declared.expensesList, 'expenses as x', {
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
    employee_oid: 'e.oid',
    employee_name: `read.full_name(e.first_name, e.last_name)`,
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    avatar: 'e.avatar',
    department_id: 'e.department_id',
    has_document: 'x.document is not null',
    stream: `'expense-' || x.id`,
  },
  filters: { not_of: (employee) => sql`x.employee_id <> ${employee}` },
  computed: async (db, _, rows) => {
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
