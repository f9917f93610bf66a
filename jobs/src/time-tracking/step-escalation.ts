import { timerDecider } from '@workledger/domain/time-tracking/timer'
import { routedWeeks } from '@workledger/projections/access/approval-steps.port'
import { type OverdueStep, StepEscalation } from '../access/step-escalation.port'
import type { SystemCommands } from '../kernel/commands'

/** Opens overdue steps of weeks (`TimesheetStepEscalated`). */
export const weekEscalation = (tools: ConstructorParameters<typeof StepEscalation>[0]) =>
  new StepEscalation(tools, { kind: routedWeeks, open: openStep })

const openStep = (
  commands: SystemCommands,
  { workspace, request: { id: timesheet_id, employee_id }, step, days, people }: OverdueStep,
  commandId: string,
) =>
  commands.run(
    timerDecider,
    { workspace, id: employee_id },
    { type: 'escalate-week', employee_id, timesheet_id, step, days, people },
    { commandId },
  )
