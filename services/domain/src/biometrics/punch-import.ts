import type { punchImportEvents } from '@workledger/contracts/biometrics/punch-imports.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type PunchImportEvent = AnyEventOf<typeof punchImportEvents>
type DataOf<T extends PunchImportEvent['type']> = Extract<PunchImportEvent, { type: T }>['data']

export type PunchImport =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'interrupted' | 'finished' | 'undone'
      readonly device_id: string
      readonly serial_no: string
    }

export type PunchImportCommand =
  | ({ type: 'start' } & DataOf<'PunchImportStarted'>)
  | ({ type: 'finish' } & DataOf<'PunchImportFinished'>)
  /** Ends an import whose server stopped; does nothing to a finished one. */
  | ({ type: 'interrupt' } & DataOf<'PunchImportInterrupted'>)
  | ({ type: 'undo' } & DataOf<'PunchImportUndone'>)

/** The record of one import of a device's file: stream `punch-import-{id}`. */
export const punchImportDecider: Decider<PunchImport, PunchImportCommand, PunchImportEvent> = {
  category: 'punch-import',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'start') {
      const { type: _, ...data } = command
      return state.status === 'none' ? [{ type: 'PunchImportStarted', data }] : []
    }

    if (state.status === 'none') return refuse('not_found')

    switch (command.type) {
      case 'finish': {
        const { type: _, ...data } = command
        if (state.status !== 'running' && state.status !== 'interrupted') return []
        return [{ type: 'PunchImportFinished', data }]
      }

      case 'interrupt': {
        const { type: _, ...data } = command
        return state.status === 'running' ? [{ type: 'PunchImportInterrupted', data }] : []
      }

      case 'undo': {
        const { type: _, ...data } = command
        if (state.status === 'running') refuse('punch_import.running_still')
        // Undone before, and nothing could be removed since.
        if (state.status === 'undone' && data.removed === 0) return []
        return [{ type: 'PunchImportUndone', data }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'PunchImportStarted') {
      const { device_id, serial_no } = event.data
      return { status: 'running', device_id, serial_no }
    }

    if (state.status === 'none') return state

    switch (event.type) {
      case 'PunchImportFinished':
        return { ...state, status: 'finished' }
      case 'PunchImportInterrupted':
        return { ...state, status: 'interrupted' }
      case 'PunchImportUndone':
        return { ...state, status: 'undone' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<PunchImportEvent>({
    PunchImportStarted: { submitted: 'import_id' },
    PunchImportFinished: { changed: 'import_id' },
    PunchImportInterrupted: { changed: 'import_id' },
    PunchImportUndone: { changed: 'import_id' },
  }),
}
