import { expenseDecider } from '@workledger/domain/expenses/expense'
import { routedExpenses } from '@workledger/projections/access/approval-steps.port'
import { type OverdueStep, StepEscalation } from '../access/step-escalation.port'
import type { SystemCommands } from '../kernel/commands'

/** Opens overdue steps of expenses (`ExpenseStepEscalated`). */
export const expenseEscalation = (tools: ConstructorParameters<typeof StepEscalation>[0]) =>
  new StepEscalation(tools, { kind: routedExpenses, open: openStep })

const openStep = (
  commands: SystemCommands,
  { workspace, request: { id, employee_id }, step, days, people }: OverdueStep,
  commandId: string,
) =>
  commands.run(
    expenseDecider,
    { workspace, id },
    { type: 'escalate', employee_id, expense_id: id, step, days, people },
    { commandId },
  )
