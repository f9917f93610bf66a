import * as declared from '@workledger/contracts/expenses/expenses.lists'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { worded } from '@workledger/contracts/kernel/errors'
import { sql } from 'kysely'
import { routedExpenses, stepsName } from '../access/approval-steps.port'
import { ruleStepsOf, stepsToShow } from '../access/shown-steps.port'
import { readList } from '../kernel/list-resource'
import { expenses, twinsOf } from './expenses.queries'

export const expensesList = readList(declared.expensesList, 'expenses as x', {
  from: (db, { workspace }) => expenses(db, workspace),
  // Like an employee's expenses: the viewer's own, those of their reports, and those whose steps
  // name them.
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('e.id', '=', employee),
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
        stepsName('x', employee),
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
  computed: async (db, { workspace, employee }, rows) => {
    const ids = rows.map(({ id }) => id as string)

    const [twins, steps] = await Promise.all([
      twinsOf(db, ids),
      stepsToShow(db, routedExpenses, { workspace, employee }, ids),
    ])

    return ids.map((id) => ({
      warnings: warningsOf(twins.get(id)),
      steps: steps.get(id)?.steps ?? [],
      your_step: steps.get(id)?.your_step ?? null,
    }))
  },
})

/** Returns the warnings about an expense that looks like another. */
export const warningsOf = (twins: { same_claim: boolean; same_receipt: boolean } | undefined) => [
  ...(twins?.same_claim ? [worded({ code: 'expenses.same_claim' as const })] : []),
  ...(twins?.same_receipt ? [worded({ code: 'expenses.same_receipt' as const })] : []),
]

export const expenseApprovalRulesList = readList(
  declared.expenseApprovalRulesList,
  'expense_approval_rules as t',
  {
    sql: { steps_count: 'jsonb_array_length(t.steps)' },
    computed: async (db, { workspace }, rows) => {
      const steps = rows.map((row) => row.steps as ApprovalStep[])
      const named = await ruleStepsOf(db, routedExpenses, workspace, steps)
      return named.map((each) => ({ named: each }))
    },
  },
)
