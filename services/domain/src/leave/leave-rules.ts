import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveRuleEvents } from '@workledger/contracts/leave/leave.events'
import { without } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type LeaveRuleEvent = AnyEventOf<typeof leaveRuleEvents>
type Data<T extends LeaveRuleEvent['type']> = Extract<LeaveRuleEvent, { type: T }>['data']
export interface LeaveRulesState {
  types: Record<string, Data<'LeaveTypeAdded'>>
  policies: Record<string, Data<'LeavePolicyAdded'>>
  holidays: Record<string, Data<'HolidayAdded'>>
}
export type LeaveRulesCommand =
  /** What a new workspace starts with, in one decision. */
  | { type: 'found'; types: readonly Data<'LeaveTypeAdded'>[]; policies: readonly Data<'LeavePolicyAdded'>[] }
  | ({ type: 'add-type' } & Data<'LeaveTypeAdded'>)
  | ({ type: 'add-policy' } & Data<'LeavePolicyAdded'>)
  | { type: 'add-holidays'; holidays: readonly Data<'HolidayAdded'>[] }

/** Leave types, policies and holidays of a workspace: stream `leave-rules-{workspace}`. */
export const leaveRulesDecider: Decider<LeaveRulesState, LeaveRulesCommand, LeaveRuleEvent> = {
  category: 'leave-rules',
  initial: { types: {}, policies: {}, holidays: {} },
  decide(state, command) {
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
        return [{ type: 'LeaveTypeAdded', data }]
      }
      case 'add-policy': {
        const { type: _, ...data } = command
        unique(state.policies, data.name)
        return [{ type: 'LeavePolicyAdded', data }]
      }
      case 'add-holidays':
        return command.holidays
          .filter(
            ({ date, location_id }) =>
              !Object.values(state.holidays).some((other) => other.date === date && other.location_id === location_id),
          )
          .map((data) => ({ type: 'HolidayAdded', data }))
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'LeaveTypeAdded':
      case 'LeaveTypeChanged':
        return { ...state, types: { ...state.types, [event.data.leave_type_id]: event.data } }
      case 'LeaveTypeDeleted':
        return { ...state, types: without(state.types, event.data.leave_type_id) }
      case 'LeavePolicyAdded':
      case 'LeavePolicyChanged':
        return { ...state, policies: { ...state.policies, [event.data.policy_id]: event.data } }
      case 'LeavePolicyDeleted':
        return { ...state, policies: without(state.policies, event.data.policy_id) }
      case 'HolidayAdded':
      case 'HolidayChanged':
        return { ...state, holidays: { ...state.holidays, [event.data.holiday_id]: event.data } }
      case 'HolidayDeleted':
        return { ...state, holidays: without(state.holidays, event.data.holiday_id) }
      default:
        return event satisfies never
    }
  },
}

function unique(items: Record<string, { name: string }>, name: string) {
  if (Object.values(items).some((item) => item.name.toLowerCase() === name.toLowerCase()))
    refuse('structure.name_taken', { fields: { name: ['This name is in use already.'] } })
}
