import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { employeeImportEvents } from '@workledger/contracts/people/import.events'
import type { Decider } from '../../kernel/decider'

export type EmployeeImportEvent = AnyEventOf<typeof employeeImportEvents>
type Data<T extends EmployeeImportEvent['type']> = Extract<EmployeeImportEvent, { type: T }>['data']
export type EmployeeImportState =
  | { status: 'none' }
  | ({ status: 'running' } & Data<'EmployeeImportStarted'>)
  | ({ status: 'finished' } & Data<'EmployeeImportStarted'> & Pick<Data<'EmployeeImportFinished'>, 'counts'>)
export type EmployeeImportCommand =
  | ({ type: 'start' } & Data<'EmployeeImportStarted'>)
  | ({ type: 'finish' } & Data<'EmployeeImportFinished'>)

/** The record of one import: stream `import-{id}`. */
export const employeeImportDecider: Decider<EmployeeImportState, EmployeeImportCommand, EmployeeImportEvent> = {
  category: 'import',
  initial: { status: 'none' },
  decide(state, command) {
    switch (command.type) {
      case 'start': {
        const { type: _, ...data } = command
        return state.status === 'none' ? [{ type: 'EmployeeImportStarted', data }] : []
      }
      case 'finish': {
        const { type: _, ...data } = command
        if (state.status === 'none') refuse('not_found')
        return state.status === 'running' ? [{ type: 'EmployeeImportFinished', data }] : []
      }
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'EmployeeImportStarted':
        return { status: 'running', ...event.data }
      case 'EmployeeImportFinished':
        return state.status === 'running' ? { ...state, status: 'finished', counts: event.data.counts } : state
      default:
        return event satisfies never
    }
  },
}
