import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { expenseDecider } from '@workledger/domain/expenses/expense'
import { expensesHeldBy } from '@workledger/projections/expenses/expenses.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** Streams that are appended to at a time. */
const AT_ONCE = 32

/** Gives one command to every expense that the run holds. */
async function settle(workspace: string, payrun_id: string, type: 'take' | 'release', context: ProcessContext) {
  const held = await context.ask((db) => expensesHeldBy(db, workspace, payrun_id))
  const one = ({ id: expense_id, employee_id }: (typeof held)[number]) =>
    context.run(expenseDecider, expense_id, { type, employee_id, expense_id, payrun_id }, { step: expense_id })
  for (let n = 0; n < held.length; n += AT_ONCE) await Promise.all(held.slice(n, n + AT_ONCE).map(one))
}

export const expensesProcesses: readonly Process[] = [
  process({
    name: 'expenses of an approved pay run',
    on: payRunEvents.PayRunApproved,
    /** The payslips pay what the run held. */
    react: ({ workspace, data: { payrun_id } }, context) => settle(workspace, payrun_id, 'take', context),
  }),
  process({
    name: 'expenses of a deleted pay run',
    on: payRunEvents.PayRunDeleted,
    /** What the draft held is due again. */
    react: ({ workspace, data: { payrun_id } }, context) => settle(workspace, payrun_id, 'release', context),
  }),
]
