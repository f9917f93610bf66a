import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { erasableOn } from '@workledger/contracts/kernel/retention'
import type { employeeEvents } from '@workledger/contracts/people/people.events'

type EmployeeEvent = AnyEventOf<typeof employeeEvents>
/** What matters here of an employee's record. */
type State =
  | { status: 'none' }
  | { status: 'erased' }
  | { status: 'erasing'; user_id: string | null }
  | { status: 'active'; held: boolean }
  | { status: 'terminated'; held: boolean; user_id: string | null; terminated_on: string }
  | { status: 'deleted'; held: boolean; user_id: string | null; ended_on: string | null }

export type ErasureCommand =
  | { type: 'hold'; employee_id: string; reason: string }
  | { type: 'lift-hold'; employee_id: string }
  /** `ended_on`: the last day of somebody who was deleted, of whom the record does not say it; `today` is the company's. */
  | { type: 'start-erasure'; employee_id: string; ended_on: string | null; retention_years: number; today: string }
  /** The key is destroyed. */
  | { type: 'finish-erasure'; employee_id: string }

export const isErasureCommand = (command: { type: string }): command is ErasureCommand =>
  ['hold', 'lift-hold', 'start-erasure', 'finish-erasure'].includes(command.type)

/** Holds, and the erasure of somebody who has left: part of an employee's record, so that nobody is hired again while it is erased. */
export function decideErasure(state: State, command: ErasureCommand): EmployeeEvent[] {
  const { employee_id } = command
  if (state.status === 'none') return refuse('not_found')
  if (command.type === 'finish-erasure') {
    if (state.status === 'erased') return []
    if (state.status !== 'erasing') return refuse('not_found')
    return [{ type: 'PersonErased', data: { employee_id, user_id: state.user_id } }]
  }
  if (state.status === 'erasing' || state.status === 'erased') return refuse('privacy.erased')
  switch (command.type) {
    case 'hold':
      return state.held ? refuse('privacy.held') : [{ type: 'ErasureHoldPlaced', data: { employee_id, reason: command.reason } }]
    case 'lift-hold':
      return state.held ? [{ type: 'ErasureHoldLifted', data: { employee_id } }] : refuse('privacy.not_held')
    case 'start-erasure': {
      if (state.status === 'active') return refuse('people.not_terminated')
      if (state.held) return refuse('privacy.held')
      const ended_on = (state.status === 'terminated' ? state.terminated_on : state.ended_on) ?? command.ended_on ?? refuse('not_found')
      const { retention_years, today } = command
      const day = erasableOn(ended_on, retention_years)
      if (today < day) return refuse('privacy.retention', { params: { day, years: retention_years } })
      return [
        // What follows from a deletion follows here too.
        ...(state.status === 'terminated' ? [{ type: 'EmployeeDeleted' as const, data: { employee_id } }] : []),
        { type: 'PersonErasureStarted', data: { employee_id, user_id: state.user_id, ended_on, retention_years } },
      ]
    }
    default:
      return command satisfies never
  }
}
