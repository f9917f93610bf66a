import { leaveLedger } from '@workledger/domain/leave/leave'
import { routedLeaves } from '@workledger/projections/access/approval-steps.port'
import { type OverdueStep, StepEscalation } from '../access/step-escalation.port'
import type { SystemCommands } from '../kernel/commands'

/** Opens overdue steps of leaves (`LeaveStepEscalated`). */
export const leaveEscalation = (tools: ConstructorParameters<typeof StepEscalation>[0]) =>
  new StepEscalation(tools, { kind: routedLeaves, open: openStep })

const openStep = (
  commands: SystemCommands,
  { workspace, request: { id, employee_id }, step, days, people }: OverdueStep,
  commandId: string,
) =>
  commands.run(
    leaveLedger,
    { workspace, id: employee_id },
    { type: 'escalate', employee_id, leave_id: id, step, days, people },
    { commandId },
  )
