import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveDelegationEvents } from '@workledger/contracts/leave/leave.events'
import { earliest, latest } from '../kernel/bounds'
import { without } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type DelegationEvent = AnyEventOf<typeof leaveDelegationEvents>

interface Delegation {
  delegate_id: string
  from_on: string
  to_on: string
}

export type DelegationCommand =
  | ({ type: 'delegate'; employee_id: string; delegation_id: string; today: string } & Delegation)
  | { type: 'end-delegation'; employee_id: string; delegation_id: string }

/**
 * The stand-in of one manager for decisions on leaves, one at a time: stream
 * `leave-delegation-{manager}`.
 */
export const delegationDecider: Decider<
  Record<string, Delegation>,
  DelegationCommand,
  DelegationEvent
> = {
  category: 'leave-delegation',
  initial: {},
  decide(state, command) {
    switch (command.type) {
      case 'delegate': {
        const { type: _, today, ...data } = command

        if (data.delegate_id === data.employee_id)
          refuse('leave.delegate', { field: 'delegate_id' })

        if (data.from_on < earliest(today) || data.to_on > latest(today)) refuse('leave.too_far')

        if (Date.parse(data.to_on) - Date.parse(data.from_on) >= LONGEST_LEAVE_DAYS * 86_400_000)
          refuse('leave.too_long')

        if (
          Object.values(state).some(
            ({ from_on, to_on }) => from_on <= data.to_on && data.from_on <= to_on,
          )
        )
          refuse('leave.delegation_overlaps', { field: 'from_on' })

        return [{ type: 'ApprovalDelegated', data }]
      }

      case 'end-delegation': {
        const { type: _, ...data } = command
        return state[data.delegation_id]
          ? [{ type: 'ApprovalDelegationEnded', data }]
          : refuse('not_found')
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ApprovalDelegated': {
        const { employee_id: _, delegation_id, ...delegation } = event.data
        return { ...state, [delegation_id]: delegation }
      }

      case 'ApprovalDelegationEnded':
        return without(state, event.data.delegation_id)
      default:
        return event satisfies never
    }
  },
}
