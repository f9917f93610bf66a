import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import { type ExpenseCommand, expenseDecider } from '@workledger/domain/expenses/expense'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { expensesOf } from '@workledger/domain/payroll/pay-run-state'
import { runsWithExpenses } from '@workledger/projections/payroll/pay-facts.queries'
import type { Process } from '../kernel/process'
import { type InRun, paidByRuns, type RunAct } from '../payroll/paid-by-runs.port'

function commandOf({ id: expense_id, employee_id }: InRun, act: RunAct): ExpenseCommand {
  const { payrun_id } = act
  const on = { expense_id, employee_id, payrun_id }

  return act.act === 'reverse'
    ? { ...on, reversal_id: act.reversal_id, type: 'reverse-payslip' }
    : { ...on, type: act.act }
}

/** A pay run pays due expenses, each once. */
export const expensesProcesses: readonly Process[] = paidByRuns({
  what: 'expenses',
  runsWith: runsWithExpenses,
  idsOf: (pay) => (pay?.expenses ?? []).map(({ expense_id }) => expense_id),
  inRun: (run) => expensesOf(run).map(({ expense_id: id, ...of }) => ({ ...of, id })),
  settledBy: [
    expenseEvents.ExpenseHeldForPayRun,
    expenseEvents.ExpenseReleasedFromPayRun,
    expenseEvents.ExpenseTakenIntoPayRun,
    expenseEvents.ExpensePayslipReversed,
  ],
  settle: (context, expenses, actOf) =>
    sideBySide(expenses, (each) =>
      context.run(expenseDecider, each.id, commandOf(each, actOf(each)), { step: each.id }),
    ),
})
