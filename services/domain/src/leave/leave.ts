import type { StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import { without } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { decideBalanceImport, isBalanceCommand } from './leave-balance-import'
import { checkAdjustment, checkLeave, checkTaken } from './leave-checks'
import type { LeaveCommand } from './leave-commands'
import { sameDay } from './leave-days'
import { decideImport, isImportCommand } from './leave-import'
import { decideStep, escalate } from './leave-route'
import {
  type Decision,
  evolve,
  findLeave,
  type Leave,
  type LeaveEvent,
  type LeaveEventData,
  type LeaveLedger,
  touchedBy,
} from './leave-state'
import { closeYear } from './leave-year'

/**
 * One stream for each employee, because overlap and balance span all their leaves. Grants, and the
 * days drawn on them, follow from the ledger and the facts (leave-ledger.ts). A closed year keeps
 * its grants.
 */
export const leaveLedger: Decider<LeaveLedger, LeaveCommand, LeaveEvent> = {
  category: 'leave',
  initial: { leaves: {}, adjustments: {}, closed: {} },
  decide,
  evolve,
  content: touchedBy,
}

function decide(state: LeaveLedger, command: LeaveCommand): LeaveEvent[] {
  if (isImportCommand(command)) return decideImport(state, command)
  if (isBalanceCommand(command)) return decideBalanceImport(state, command)

  switch (command.type) {
    case 'request': {
      const { type: _, facts, ...data } = command
      checkLeave(state, command, facts)

      return [
        {
          type: 'LeaveRequested',
          data: { ...data, days: [...data.days] } as LeaveEventData<'LeaveRequested'>,
        },
      ]
    }

    case 'change': {
      const { type: _, facts, ...data } = command
      if (findLeave(state, command).status !== 'pending') refuse('leave.not_pending')
      checkLeave(state, command, facts)

      return [
        {
          type: 'LeaveChanged',
          data: { ...data, days: [...data.days] } as LeaveEventData<'LeaveChanged'>,
        },
      ]
    }

    case 'approve':
    case 'reject':
      return settle(state, command)

    case 'approve-step':
    case 'reject-step':
      return decideStep(state, command, settle)
    case 'escalate':
      return escalate(state, command)

    case 'delete': {
      const leave = findLeave(state, command)
      if (leave.status !== 'pending' && !command.privileged) refuse('leave.not_pending')
      const on = { employee_id: command.employee_id, leave_id: command.leave_id }

      if (leave.status !== 'approved' || !lockedUntil(leave))
        return [{ type: 'LeaveDeleted', data: on }]

      return [shorten(leave, { ...on, own: false, comment: null, stands_in_for: null })]
    }

    case 'recount':
      return recount(findLeave(state, command), command)

    case 'use': {
      const leave = findLeave(state, command)
      const { employee_id, leave_id, payrun_id, until } = command
      if (leave.status !== 'approved' || leave.used[payrun_id]) return []

      return [
        {
          type: 'LeaveDaysUsedInPayRun',
          data: { employee_id, leave_id, payrun_id, until: min(until, leave.finish_on) },
        },
      ]
    }

    case 'release': {
      const { employee_id, leave_id, payrun_id } = command
      return state.leaves[leave_id]?.used[payrun_id]
        ? [{ type: 'LeaveDaysReleased', data: { employee_id, leave_id, payrun_id } }]
        : []
    }

    case 'adjust':
    case 'change-adjustment': {
      const { type, facts, ...data } = command

      if (type === 'change-adjustment' && !state.adjustments[data.adjustment_id])
        refuse('not_found')

      checkAdjustment(state, data, facts)

      return [{ type: type === 'adjust' ? 'LeaveAdjusted' : 'LeaveAdjustmentChanged', data }]
    }

    case 'delete-adjustment': {
      const { type: _, facts, ...data } = command
      if (!state.adjustments[data.adjustment_id]) refuse('not_found')

      checkTaken(
        state,
        { ...state, adjustments: without(state.adjustments, data.adjustment_id) },
        facts,
      )

      return [{ type: 'LeaveAdjustmentDeleted', data }]
    }

    case 'close-year':
      return closeYear(state, command)
    default:
      return command satisfies never
  }
}

function settle(state: LeaveLedger, command: Settling): LeaveEvent[] {
  const leave = findLeave(state, command)
  // The steps decide a leave that has some until it is approved.
  if (leave.route && leave.status !== 'approved' && !command.settles) refuse('leave.not_your_step')
  const { employee_id, leave_id, own, comment, stands_in_for } = command
  const data = { employee_id, leave_id, own, comment, stands_in_for }
  if (own && !command.noOtherDecider) refuse('leave.own')

  if (command.type === 'reject') {
    if (leave.status === 'rejected') refuse('leave.already_rejected')
    checkSeen(leave, command)

    return [
      leave.status === 'approved' && lockedUntil(leave)
        ? shorten(leave, data)
        : { type: 'LeaveRejected', data },
    ]
  }

  if (leave.status === 'approved') refuse('leave.already_approved')
  checkSeen(leave, command)
  // A rejected leave released its days and its time; both must still be free.
  if (leave.status === 'rejected') checkLeave(state, { ...command, ...leave }, command.facts)

  return [
    {
      type: 'LeaveApproved',
      data: { ...data, ...(command.saw ? { saw: command.saw } : {}), ...command.settles },
    },
  ]
}

type Settling = Extract<LeaveCommand, { type: 'approve' | 'reject' }> & {
  /** What the last step of its approval decides. */
  settles?: { by: string; seats: StepSeat[] }
}

function checkSeen({ status }: Leave, { status_before }: Pick<Decision, 'status_before'>) {
  if (status_before && status_before !== status) refuse('state.conflict')
}

/** Releases the days that no pay run has used; refuses if there are none. */
function shorten(leave: Leave, data: LeaveEventData<'LeaveRejected'>): LeaveEvent {
  const until = lockedUntil(leave)!
  const days = leave.days.filter(({ date }) => date <= until)
  if (until >= leave.finish_on || days.length === leave.days.length) refuse('leave.used_in_payroll')

  return { type: 'LeaveShortened', data: { ...data, finish_on: until, days } }
}

/** Returns the last day that a pay run used; null if none has. */
export const lockedUntil = ({ used }: Pick<Leave, 'used'>): string | null =>
  Object.values(used).sort().at(-1) ?? null

function recount(
  leave: Leave,
  { employee_id, leave_id, days, cause }: Extract<LeaveCommand, { type: 'recount' }>,
): LeaveEvent[] {
  const until = lockedUntil(leave)
  const fixed = leave.days.filter(({ date }) => until !== null && date <= until)
  const counted = [...fixed, ...days.filter(({ date }) => until === null || date > until)]

  const same =
    counted.length === leave.days.length && counted.every((day, n) => sameDay(day, leave.days[n]!))

  return leave.status === 'rejected' || same
    ? []
    : [{ type: 'LeaveRecounted', data: { employee_id, leave_id, days: counted, cause } }]
}

const min = (a: string, b: string) => (a < b ? a : b)
