import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import { approveStep, peopleOf, routeOf, waitingStep } from '../kernel/approval-steps'
import { Fraction } from '../kernel/fraction'
import { checkLeave } from './leave-checks'
import type { LeaveCommand } from './leave-commands'
import { daysTotal, type LeaveDay } from './leave-days'
import type { LeaveRulesState } from './leave-rules'
import { findLeave, type LeaveEvent, type LeaveLedger } from './leave-state'

type StepCommand = Extract<LeaveCommand, { type: 'approve-step' | 'reject-step' }>
type Whole = Extract<LeaveCommand, { type: 'approve' | 'reject' }> & {
  settles: { by: string; seats: StepSeat[] }
}

export type LeaveApprovalRule = Pick<
  LeaveRulesState['approvalRules'][string],
  'rule_id' | 'leave_types' | 'from_days' | 'steps'
>

/** Returns the steps of a leave of this type and these days; undefined: one decision. */
export const leaveRouteOf = (
  rules: readonly LeaveApprovalRule[],
  { leave_type_id, days }: { leave_type_id: string; days: readonly Pick<LeaveDay, 'part'>[] },
): ApprovalRoute | undefined => {
  const taken = Fraction.of(daysTotal(days))

  return routeOf(
    rules.map((rule) => ({ ...rule, id: rule.rule_id, kinds: rule.leave_types })),
    leave_type_id,
    {
      reaches: ({ from_days }) => !taken.lt(from_days),
      above: (a, b) => Fraction.of(a.from_days).gt(b.from_days),
    },
  )
}

/**
 * Decides the waiting step. The last approval, and a rejection at any step, settle the leave like
 * one decision.
 */
export function decideStep(
  state: LeaveLedger,
  command: StepCommand,
  settle: (state: LeaveLedger, command: Whole) => LeaveEvent[],
): LeaveEvent[] {
  const { by, step, people, employee_id, leave_id, comment, stands_in_for, saw } = command
  const leave = findLeave(state, command)
  const { route, status } = leave
  if (!route) refuse('state.conflict')
  if (status === 'approved') refuse('leave.already_approved')
  if (command.status_before && command.status_before !== status) refuse('state.conflict')
  const { approvals = [] } = leave
  const waiting = waitingStep(route, approvals, people, employee_id)
  if ((waiting.kind === 'step' ? waiting.step : null) !== step) refuse('state.conflict')
  const able = peopleOf(waiting)
  // Alone in the company, even the asker decides; `settle` checks that no one else could.
  const alone = command.own && able.length === 0
  if (!alone && command.own) refuse('leave.own')
  if (!alone && !able.includes(by)) refuse('leave.not_your_step')

  if (command.type === 'reject-step')
    return settle(state, { ...command, settles: { by, seats: [] }, type: 'reject' })

  const outcome = alone
    ? { seats: [], last: true }
    : (approveStep(route, approvals, people, { asker: employee_id, by }) ??
      refuse('leave.not_your_step'))

  if (outcome.last) {
    const settles = { by, seats: [...outcome.seats] }
    return settle(state, { ...command, settles, type: 'approve' })
  }

  // A rejected leave released its days and its time; both must still be free.
  if (status === 'rejected') checkLeave(state, { ...command, ...leave }, command.facts)

  return [
    {
      type: 'LeaveStepApproved',
      data: {
        employee_id,
        leave_id,
        seats: [...outcome.seats],
        by,
        comment,
        stands_in_for,
        ...(saw ? { saw } : {}),
      },
    },
  ]
}

/** Opens a step that waited too long to administrators, once. */
export function escalate(
  state: LeaveLedger,
  { employee_id, leave_id, step, days, people }: Extract<LeaveCommand, { type: 'escalate' }>,
): LeaveEvent[] {
  const leave = state.leaves[leave_id]
  if (!leave?.route || leave.status !== 'pending' || leave.escalated?.includes(step)) return []
  const waiting = waitingStep(leave.route, leave.approvals ?? [], people, employee_id)
  if (waiting.kind !== 'step' || waiting.step !== step) return []

  return [{ type: 'LeaveStepEscalated', data: { employee_id, leave_id, step, days } }]
}
