import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveEvents } from '@workledger/contracts/leave/leave.events'
import Decimal from 'decimal.js'
import { earliest, latest } from '../kernel/bounds'
import type { Decider } from '../kernel/decider'
import { type BalancePolicy, leaveBalance } from './leave-balance'

export type LeaveEvent = AnyEventOf<typeof leaveEvents>

export interface LeaveDetails {
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day: 'first_half' | 'second_half' | null
  days: Record<string, string>
  /** Null once the person was erased. */
  description: string | null
  document: string | null
}
type Leave = LeaveDetails & ({ status: 'pending' } | { status: 'approved'; usedIn: string | null } | { status: 'rejected' })
export interface LeaveLedger {
  leaves: Record<string, Leave>
  adjustments: Record<string, { year: number; days: string; description: string | null }>
}

/** What the rules need to know beside the ledger itself; read by the caller when the command is given. */
export interface LeaveRules {
  policy: BalancePolicy
  /** Types that take from the allowance. */
  accruing: readonly string[]
  /** First year of employment. */
  since: number
  today: string
}
type On = { employee_id: string; leave_id: string }
export type LeaveCommand =
  | ({ type: 'request' } & On & LeaveDetails & { approval_required: boolean; rules: LeaveRules })
  | ({ type: 'change' } & On & LeaveDetails & { rules: LeaveRules })
  /** `own`: the decider asks for themselves; allowed only where `nobodyElse` could decide. */
  | ({ type: 'approve' | 'reject' } & On & { own: boolean; nobodyElse: boolean; rules: LeaveRules })
  /** `privileged`: an admin, who may delete a decided leave too. */
  | ({ type: 'delete' } & On & { privileged: boolean })
  | ({ type: 'use' } & On & { payrun_id: string })
  | { type: 'adjust'; employee_id: string; adjustment_id: string; year: number; days: string; description: string | null }
  | { type: 'change-adjustment'; employee_id: string; adjustment_id: string; year: number; days: string; description: string | null }
  | { type: 'delete-adjustment'; employee_id: string; adjustment_id: string }

/** One stream for each employee: overlap and balance are rules across all of their leaves. */
export const leaveLedger: Decider<LeaveLedger, LeaveCommand, LeaveEvent> = {
  category: 'leave',
  initial: { leaves: {}, adjustments: {} },
  decide,
  evolve,
}

function decide(state: LeaveLedger, command: LeaveCommand): LeaveEvent[] {
  switch (command.type) {
    case 'request': {
      const { type: _, approval_required, rules, ...data } = command
      checkLeave(state, command, rules)
      return [{ type: 'LeaveRequested', data: { ...data, status: approval_required ? 'pending' : 'approved' } }]
    }
    case 'change': {
      const { type: _, rules, ...data } = command
      if (find(state, command).status !== 'pending') refuse('leave.not_pending')
      checkLeave(state, command, rules)
      return [{ type: 'LeaveChanged', data }]
    }
    case 'approve':
    case 'reject':
      return settle(state, command)
    case 'delete': {
      const leave = find(state, command)
      if (leave.status === 'approved' && leave.usedIn) refuse('leave.used_in_payroll')
      if (leave.status !== 'pending' && !command.privileged) refuse('leave.not_pending')
      return [{ type: 'LeaveDeleted', data: { employee_id: command.employee_id, leave_id: command.leave_id } }]
    }
    case 'use': {
      const leave = find(state, command)
      if (leave.status !== 'approved' || leave.usedIn) return []
      return [
        { type: 'LeaveUsedInPayRun', data: { employee_id: command.employee_id, leave_id: command.leave_id, payrun_id: command.payrun_id } },
      ]
    }
    case 'adjust': {
      const { type: _, ...data } = command
      return [{ type: 'LeaveAdjusted', data }]
    }
    case 'change-adjustment': {
      const { type: _, ...data } = command
      return state.adjustments[command.adjustment_id] ? [{ type: 'LeaveAdjustmentChanged', data }] : refuse('not_found')
    }
    case 'delete-adjustment': {
      const { type: _, ...data } = command
      return state.adjustments[command.adjustment_id] ? [{ type: 'LeaveAdjustmentDeleted', data }] : refuse('not_found')
    }
    default:
      return command satisfies never
  }
}

function settle(state: LeaveLedger, command: Extract<LeaveCommand, { type: 'approve' | 'reject' }>): LeaveEvent[] {
  const leave = find(state, command)
  const data = { employee_id: command.employee_id, leave_id: command.leave_id, own: command.own }
  if (command.own && !command.nobodyElse) refuse('leave.own')
  if (leave.status === 'approved' && leave.usedIn) refuse('leave.used_in_payroll')
  if (command.type === 'reject') return leave.status === 'rejected' ? refuse('leave.already_rejected') : [{ type: 'LeaveRejected', data }]
  if (leave.status === 'approved') refuse('leave.already_approved')
  // A rejected leave gave its days and its time back; both must still be free.
  if (leave.status === 'rejected') checkLeave(state, { ...command, ...leave }, command.rules)
  return [{ type: 'LeaveApproved', data }]
}

const find = (state: LeaveLedger, { leave_id }: { leave_id: string }): Leave => state.leaves[leave_id] ?? refuse('not_found')

/** Refuses days too far away, a leave that is too long, an overlap, a leave without a counted day, and more than the balance of any of its years. */
export function checkLeave(state: LeaveLedger, leave: On & LeaveDetails, rules: LeaveRules) {
  const far = (field: string) => refuse('leave.too_far', { fields: { [field]: ['You cannot select a day more than 10 years away.'] } })
  if (leave.start_on < earliest(rules.today)) far('start_on')
  if (leave.finish_on > latest(rules.today)) far('finish_on')
  if (Date.parse(leave.finish_on) - Date.parse(leave.start_on) >= LONGEST_LEAVE_DAYS * 86_400_000)
    refuse('leave.too_long', { fields: { finish_on: ['A leave lasts at most 1,100 days.'] } })
  const others = Object.entries(state.leaves).filter(([id, other]) => id !== leave.leave_id && other.status !== 'rejected')
  if (others.some(([, other]) => overlaps(other, leave)))
    refuse('leave.overlaps', { fields: { start_on: ['You have a leave in this time already.'] } })
  if (Object.keys(leave.days).length === 0) refuse('leave.nothing')
  if (!rules.accruing.includes(leave.leave_type_id) || rules.policy.unlimited || rules.policy.allow_negative) return
  for (const [year, needed] of Object.entries(leave.days)) {
    const { days_available } = balanceOf({ ...state, leaves: Object.fromEntries(others) }, Number(year), rules)
    if (new Decimal(needed).gt(days_available)) refuse('leave.balance', { params: { available: days_available, needed } })
  }
}

/** The balance of a year; decimal strings of days. */
export const balanceOf = (state: LeaveLedger, year: number, rules: LeaveRules) =>
  leaveBalance(year, {
    ...rules,
    leaves: Object.values(state.leaves).flatMap((leave) =>
      leave.status !== 'rejected' && rules.accruing.includes(leave.leave_type_id)
        ? [{ start_on: leave.start_on, days: leave.days, status: leave.status }]
        : [],
    ),
    adjustments: Object.values(state.adjustments),
  })

/** Two halves of one day are not an overlap. */
function overlaps(a: LeaveDetails, b: LeaveDetails) {
  if (a.finish_on < b.start_on || b.finish_on < a.start_on) return false
  return !(a.half_day && b.half_day && a.half_day !== b.half_day)
}

function evolve(state: LeaveLedger, event: LeaveEvent): LeaveLedger {
  switch (event.type) {
    case 'LeaveRequested': {
      const { employee_id: _, leave_id, status, ...details } = event.data
      return put(state, leave_id, status === 'approved' ? { ...details, status, usedIn: null } : { ...details, status })
    }
    case 'LeaveChanged': {
      const { employee_id: _, leave_id, ...details } = event.data
      return put(state, leave_id, { ...details, status: 'pending' })
    }
    case 'LeaveApproved':
      return put(state, event.data.leave_id, { ...state.leaves[event.data.leave_id]!, status: 'approved', usedIn: null })
    case 'LeaveRejected':
      return put(state, event.data.leave_id, { ...state.leaves[event.data.leave_id]!, status: 'rejected' })
    case 'LeaveUsedInPayRun':
      return put(state, event.data.leave_id, { ...state.leaves[event.data.leave_id]!, status: 'approved', usedIn: event.data.payrun_id })
    case 'LeaveDeleted': {
      const { [event.data.leave_id]: _, ...leaves } = state.leaves
      return { ...state, leaves }
    }
    case 'LeaveAdjusted':
    case 'LeaveAdjustmentChanged': {
      const { adjustment_id, year, days, description } = event.data
      return { ...state, adjustments: { ...state.adjustments, [adjustment_id]: { year, days, description } } }
    }
    case 'LeaveAdjustmentDeleted': {
      const { [event.data.adjustment_id]: _, ...adjustments } = state.adjustments
      return { ...state, adjustments }
    }
    default:
      return event satisfies never
  }
}

const put = (state: LeaveLedger, id: string, leave: Leave): LeaveLedger => ({ ...state, leaves: { ...state.leaves, [id]: leave } })
