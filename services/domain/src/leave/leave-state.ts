import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { without } from '../kernel/by-id'
import type { Touch } from '../kernel/contents'
import type { ClosedYear } from './leave-accounts'
import { type LeaveDay } from './leave-days'

export type LeaveEvent = AnyEventOf<typeof leaveEvents>

export type LeaveEventData<T extends LeaveEvent['type']> = Extract<LeaveEvent, { type: T }>['data']

export interface LeaveDetails {
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day: 'first_half' | 'second_half' | null
  /** Quarters of one day; absent of other leaves, like all that follows. */
  day_part?: string | undefined
  /** Hours of one day; with times, these hours are between them. */
  seconds?: number | undefined
  /** Times of the office's zone, and their instants. */
  from_time?: string | undefined
  to_time?: string | undefined
  starts_at?: string | undefined
  ends_at?: string | undefined
  days: readonly LeaveDay[]
  takes_allowance: boolean
  /** Time off in lieu; absent: not. */
  takes_account?: boolean | undefined
  paid_percent: string
  /** Null after the person's erasure. */
  description: string | null
  document: string | null
  /** The steps of its approval; absent: one decision. */
  route?: ApprovalRoute | undefined
}

export interface Leave extends LeaveDetails {
  status: 'pending' | 'approved' | 'rejected'
  /** The last day that each pay run used. */
  used: Readonly<Record<string, string>>
  /** The comment on the last decision, if any; the history shows it. */
  comment?: string | undefined
  own?: true | undefined
  stands_in_for?: string | undefined
  /** The import that brought it. */
  import_id?: string | undefined
  /** Approved steps since its last change, and those that administrators may decide too. */
  approvals?: readonly StepSeat[] | undefined
  escalated?: readonly number[] | undefined
}

/** `days`: exact, a fraction such as "4/3" where a decimal has no end. */
export type Adjustment = Omit<
  LeaveEventData<'LeaveAdjusted'>,
  'employee_id' | 'adjustment_id' | 'exact'
> & {
  /** Of an import: a person has changed it since. */
  changed?: boolean
}

export interface LeaveLedger {
  leaves: Record<string, Leave>
  adjustments: Record<string, Adjustment>
  closed: Record<number, ClosedYear>
}

export type LeaveRef = { employee_id: string; leave_id: string }

export interface Decision {
  /** The status that the decider saw; refused if another person has decided since. */
  status_before?: Leave['status'] | undefined
  /** The decider is the requester; allowed only with `noOtherDecider`. */
  own: boolean
  noOtherDecider: boolean
  comment: string | null
  /** The manager for whom a stand-in decides. */
  stands_in_for: string | null
}

export const findLeave = (state: LeaveLedger, { leave_id }: { leave_id: string }): Leave =>
  state.leaves[leave_id] ?? refuse('not_found')

export function evolve(state: LeaveLedger, event: LeaveEvent): LeaveLedger {
  switch (event.type) {
    case 'LeaveRequested':
      return put(state, { ...event.data, used: {} })
    case 'LeaveChanged':
      return put(state, { ...event.data, status: 'pending', used: {} })
    case 'LeaveRecounted':
      return patch(state, event.data, { days: event.data.days, ...noSteps })

    case 'LeaveStepApproved': {
      const { approvals = [] } = state.leaves[event.data.leave_id] ?? {}
      return patch(state, event.data, {
        status: 'pending',
        approvals: [...approvals, ...event.data.seats],
      })
    }

    case 'LeaveStepEscalated': {
      const { escalated = [] } = state.leaves[event.data.leave_id] ?? {}
      return patch(state, event.data, { escalated: [...escalated, event.data.step] })
    }

    case 'LeaveApproved':
      return patch(state, event.data, { status: 'approved', ...outcome(event.data) })
    case 'LeaveRejected':
      return patch(state, event.data, { status: 'rejected', ...noSteps, ...outcome(event.data) })

    case 'LeaveShortened':
      return patch(state, event.data, {
        finish_on: event.data.finish_on,
        days: event.data.days,
        ...outcome(event.data),
      })

    case 'LeaveDaysUsedInPayRun': {
      const { payrun_id, until } = event.data
      return patch(state, event.data, {
        used: { ...state.leaves[event.data.leave_id]?.used, [payrun_id]: until },
      })
    }

    case 'LeaveDaysReleased':
      return patch(state, event.data, {
        used: without(state.leaves[event.data.leave_id]?.used ?? {}, event.data.payrun_id),
      })

    case 'LeaveDeleted':
      return { ...state, leaves: without(state.leaves, event.data.leave_id) }
    case 'LeaveAdjusted': {
      const { employee_id: _, adjustment_id, exact, ...adjustment } = event.data
      const days = exact ?? adjustment.days
      return withAdjustment(state, adjustment_id, { ...adjustment, days })
    }

    case 'LeaveAdjustmentChanged': {
      const { employee_id: _, adjustment_id, ...adjustment } = event.data
      const { import_id } = state.adjustments[adjustment_id] ?? {}
      const cause = import_id ? ({ import_id, changed: true } as const) : {}
      return withAdjustment(state, adjustment_id, { ...adjustment, ...cause })
    }

    case 'LeaveAdjustmentDeleted':
      return { ...state, adjustments: without(state.adjustments, event.data.adjustment_id) }

    case 'LeaveYearClosed': {
      const { employee_id: _, year, ...closed } = event.data
      return { ...state, closed: { ...state.closed, [year]: closed } }
    }

    default:
      return event satisfies never
  }
}

/**
 * Returns the touched content: the requested days, type and text of a leave; all of an adjustment.
 */
export function touchedBy({ type, data }: LeaveEvent): Touch | undefined {
  switch (type) {
    case 'LeaveRequested':
      return { item: data.leave_id, how: 'submitted' }
    case 'LeaveChanged':
    case 'LeaveRecounted':
    case 'LeaveShortened':
      return { item: data.leave_id, how: 'changed' }
    case 'LeaveApproved':
      return { item: data.leave_id, how: 'approved' }
    case 'LeaveRejected':
      return { item: data.leave_id, how: 'rejected' }
    case 'LeaveDeleted':
      return { item: data.leave_id, how: 'gone' }
    case 'LeaveAdjusted':
      return { item: data.adjustment_id, how: 'submitted' }
    case 'LeaveAdjustmentChanged':
      return { item: data.adjustment_id, how: 'changed' }
    case 'LeaveAdjustmentDeleted':
      return { item: data.adjustment_id, how: 'gone' }
    default:
      return undefined
  }
}

const withAdjustment = (state: LeaveLedger, id: string, adjustment: Adjustment): LeaveLedger => ({
  ...state,
  adjustments: { ...state.adjustments, [id]: adjustment },
})

/** Counted again or rejected, a leave starts its steps over. */
const noSteps = { approvals: undefined, escalated: undefined } as const

function put(
  state: LeaveLedger,
  { employee_id: _, leave_id, ...leave }: LeaveRef & Leave,
): LeaveLedger {
  return { ...state, leaves: { ...state.leaves, [leave_id]: leave } }
}

const outcome = ({
  comment,
  own,
  stands_in_for,
}: Pick<Decision, 'comment' | 'own' | 'stands_in_for'>) => ({
  comment: comment ?? undefined,
  own: own || undefined,
  stands_in_for: stands_in_for ?? undefined,
})

const patch = (
  state: LeaveLedger,
  { leave_id }: LeaveRef,
  change: Partial<Leave>,
): LeaveLedger => ({
  ...state,
  leaves: { ...state.leaves, [leave_id]: { ...state.leaves[leave_id]!, ...change } },
})
