import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveRuleEvents } from '@workledger/contracts/leave/leave.events'
import { checkApprovalRule } from '../kernel/approval-rules'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { Fraction } from '../kernel/fraction'

export type LeaveRuleEvent = AnyEventOf<typeof leaveRuleEvents>
type LeaveRuleEventData<T extends LeaveRuleEvent['type']> = Extract<
  LeaveRuleEvent,
  { type: T }
>['data']
type Archivable<T> = T & { archived?: true }

export interface LeaveRulesState {
  types: Record<string, Archivable<LeaveRuleEventData<'LeaveTypeAdded'>>>
  /** In their state after the last change. */
  policies: Record<string, Archivable<LeaveRuleEventData<'LeavePolicyAdded'>>>
  holidays: Record<string, LeaveRuleEventData<'HolidayAdded'>>
  approvalRules: Record<string, LeaveRuleEventData<'LeaveApprovalRuleAdded'>>
}

export type LeaveRulesCommand =
  /** The initial rules of a new workspace, in one decision. */
  | {
      type: 'found'
      types: readonly LeaveRuleEventData<'LeaveTypeAdded'>[]
      policies: readonly LeaveRuleEventData<'LeavePolicyAdded'>[]
    }
  | ({ type: 'add-type' | 'change-type' } & LeaveRuleEventData<'LeaveTypeAdded'>)
  | { type: 'archive-type'; workspace_id: string; leave_type_id: string }
  | ({ type: 'add-policy' } & LeaveRuleEventData<'LeavePolicyAdded'>)
  | ({ type: 'change-policy'; this_year: number } & LeaveRuleEventData<'LeavePolicyChanged'>)
  | { type: 'archive-policy'; workspace_id: string; policy_id: string }
  | ({ type: 'add-holiday' | 'change-holiday' } & LeaveRuleEventData<'HolidayAdded'>)
  /** An import; skips days that have a holiday already. */
  | { type: 'add-holidays'; holidays: readonly LeaveRuleEventData<'HolidayAdded'>[] }
  | { type: 'delete-holiday'; workspace_id: string; holiday_id: string }
  | ({
      type: 'add-approval-rule' | 'change-approval-rule'
    } & LeaveRuleEventData<'LeaveApprovalRuleAdded'>)
  | { type: 'delete-approval-rule'; workspace_id: string; rule_id: string }

type ApprovalRule = LeaveRuleEventData<'LeaveApprovalRuleAdded'>

const approvalWords = {
  kinds: ({ leave_types }: ApprovalRule) => leave_types,
  isSameBound: (a: ApprovalRule, b: ApprovalRule) => Fraction.of(a.from_days).eq(b.from_days),
  bound: 'from_days',
  codes: { tooMany: 'leave.rules_too_many', overlaps: 'leave.rule_overlaps' },
} as const

/** Years that a policy may be changed ahead. */
const YEARS_AHEAD = 5

/** Leave types, policies, holidays and approval rules of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRulesDecider: Decider<LeaveRulesState, LeaveRulesCommand, LeaveRuleEvent> = {
  category: 'leave-rules',
  initial: { types: {}, policies: {}, holidays: {}, approvalRules: {} },
  decide,
  evolve,
}

function decide(state: LeaveRulesState, command: LeaveRulesCommand): LeaveRuleEvent[] {
  switch (command.type) {
    case 'found':
      return Object.keys(state.types).length > 0
        ? []
        : [
            ...command.types.map((data) => ({ type: 'LeaveTypeAdded' as const, data })),
            ...command.policies.map((data) => ({ type: 'LeavePolicyAdded' as const, data })),
          ]

    case 'add-type': {
      const { type: _, ...data } = command
      unique(state.types, data.name)
      checkAccountTerms(data)
      return [{ type: 'LeaveTypeAdded', data }]
    }

    case 'change-type': {
      const { type: _, ...data } = command
      const before = present(state.types, data.leave_type_id)
      unique(without(state.types, data.leave_type_id), data.name)
      checkAccountTerms(data)

      return changed(before, data) ? [{ type: 'LeaveTypeChanged', data }] : []
    }

    case 'archive-type': {
      const { workspace_id, leave_type_id } = command
      present(state.types, leave_type_id)
      return [{ type: 'LeaveTypeArchived', data: { workspace_id, leave_type_id } }]
    }

    case 'add-policy': {
      const { type: _, ...data } = command
      unique(state.policies, data.name)
      return [{ type: 'LeavePolicyAdded', data }]
    }

    case 'change-policy': {
      const { type: _, this_year, ...data } = command
      present(state.policies, data.policy_id)
      unique(without(state.policies, data.policy_id), data.name)

      if (data.from_year < this_year || data.from_year > this_year + YEARS_AHEAD)
        refuse('leave.policy_year')

      return [{ type: 'LeavePolicyChanged', data }]
    }

    case 'archive-policy': {
      const { workspace_id, policy_id } = command
      present(state.policies, policy_id)
      return [{ type: 'LeavePolicyArchived', data: { workspace_id, policy_id } }]
    }

    case 'add-holiday':
    case 'change-holiday': {
      const { type, ...data } = command

      const before =
        type === 'add-holiday'
          ? undefined
          : (state.holidays[data.holiday_id] ?? refuse('not_found'))

      if (meets(without(state.holidays, data.holiday_id), data))
        refuse('leave.holiday_exists', { field: 'date' })

      if (before && !changed(before, data)) return []

      return [{ type: before ? 'HolidayChanged' : 'HolidayAdded', data }]
    }

    case 'add-holidays': {
      const events: LeaveRuleEvent[] = []
      let { holidays } = state

      for (const data of command.holidays) {
        if (meets(holidays, data)) continue
        holidays = { ...holidays, [data.holiday_id]: data }
        events.push({ type: 'HolidayAdded', data })
      }

      return events
    }

    case 'delete-holiday': {
      const { workspace_id, holiday_id } = command
      if (!state.holidays[holiday_id]) refuse('not_found')
      return [{ type: 'HolidayDeleted', data: { workspace_id, holiday_id } }]
    }

    case 'add-approval-rule':
    case 'change-approval-rule': {
      const { type, ...data } = command
      const adds = type === 'add-approval-rule'
      const check = checkApprovalRule(state.approvalRules, data, { ...approvalWords, adds })
      if (check === 'same') return []

      return [
        { type: check === 'added' ? 'LeaveApprovalRuleAdded' : 'LeaveApprovalRuleChanged', data },
      ]
    }

    case 'delete-approval-rule': {
      const { workspace_id, rule_id } = command
      if (!state.approvalRules[rule_id]) refuse('not_found')
      return [{ type: 'LeaveApprovalRuleDeleted', data: { workspace_id, rule_id } }]
    }

    default:
      return command satisfies never
  }
}

function evolve(state: LeaveRulesState, event: LeaveRuleEvent): LeaveRulesState {
  switch (event.type) {
    case 'LeaveTypeAdded':
    case 'LeaveTypeChanged':
      return { ...state, types: { ...state.types, [event.data.leave_type_id]: event.data } }
    case 'LeaveTypeArchived':
      return { ...state, types: archived(state.types, event.data.leave_type_id) }
    case 'LeavePolicyAdded':
      return { ...state, policies: { ...state.policies, [event.data.policy_id]: event.data } }

    case 'LeavePolicyChanged': {
      const { from_year: _, ...data } = event.data
      return { ...state, policies: { ...state.policies, [data.policy_id]: data } }
    }

    case 'LeavePolicyArchived':
      return { ...state, policies: archived(state.policies, event.data.policy_id) }
    case 'HolidayAdded':
    case 'HolidayChanged':
      return { ...state, holidays: { ...state.holidays, [event.data.holiday_id]: event.data } }
    case 'HolidayDeleted':
      return { ...state, holidays: without(state.holidays, event.data.holiday_id) }
    case 'LeaveApprovalRuleAdded':
    case 'LeaveApprovalRuleChanged':
      return {
        ...state,
        approvalRules: { ...state.approvalRules, [event.data.rule_id]: event.data },
      }
    case 'LeaveApprovalRuleDeleted':
      return { ...state, approvalRules: without(state.approvalRules, event.data.rule_id) }
    default:
      return event satisfies never
  }
}

/** Refuses a duplicate name. An archived item's name is free. */
function unique(items: Record<string, { name: string; archived?: true }>, name: string) {
  if (
    Object.values(items).some(
      (item) => !item.archived && item.name.toLowerCase() === name.toLowerCase(),
    )
  )
    refuse('structure.name_taken', { field: 'name' })
}

function present<T>(items: Record<string, Archivable<T>>, id: string): T {
  const item = items[id]
  return item && !item.archived ? item : refuse('not_found')
}

const archived = <T>(
  items: Record<string, Archivable<T>>,
  id: string,
): Record<string, Archivable<T>> => ({
  ...items,
  [id]: { ...items[id]!, archived: true },
})

/**
 * Returns whether holidays collide; one of the whole workspace collides with those of every office.
 */
const meets = (
  holidays: LeaveRulesState['holidays'],
  { date, location_id }: LeaveRuleEventData<'HolidayAdded'>,
) =>
  Object.values(holidays).some(
    (other) =>
      other.date === date &&
      (other.location_id === null || location_id === null || other.location_id === location_id),
  )

/** Refuses time off in lieu that also takes from the allowance, or is not paid in full. */
function checkAccountTerms(type: LeaveRuleEventData<'LeaveTypeAdded'>) {
  if (type.takes_account && (type.accrues || Number(type.paid_percent) !== 100))
    refuse('leave.account_terms', { field: 'takes_account' })
}
