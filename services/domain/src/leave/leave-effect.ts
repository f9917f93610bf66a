import { CodedError } from '@workledger/contracts/kernel/errors'
import { balanceOf, checkLeave, type LeaveDetails, type LeaveLedger, type LeaveRules } from './leave'

export interface LeaveEffect {
  /** The first year that it takes from. */
  year: number
  /** Days available in that year without the leave. */
  before: string
  /** Days available with the leave granted. */
  after: string
}

/** What a leave takes from the balance; null where it takes nothing: its type does not accrue, the policy is unlimited, no day counts. */
export function leaveEffect(state: LeaveLedger, leave: LeaveDetails & { leave_id: string }, rules: LeaveRules): LeaveEffect | null {
  const year = Math.min(...Object.keys(leave.days).map(Number))
  if (!Number.isFinite(year) || rules.policy.unlimited || !rules.accruing.includes(leave.leave_type_id)) return null
  const { [leave.leave_id]: _, ...others } = state.leaves
  const granted = { ...leave, status: 'approved' as const, usedIn: null }
  return {
    year,
    before: balanceOf({ ...state, leaves: others }, year, rules).days_available,
    after: balanceOf({ ...state, leaves: { ...others, [leave.leave_id]: granted } }, year, rules).days_available,
  }
}

/** Why such a request would be refused, or null. */
export function refusalOf(state: LeaveLedger, leave: LeaveDetails & { employee_id: string; leave_id: string }, rules: LeaveRules) {
  try {
    checkLeave(state, leave, rules)
    return null
  } catch (error) {
    if (error instanceof CodedError) return error
    throw error
  }
}
