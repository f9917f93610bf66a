import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { leaveImportEvents } from '@workledger/contracts/leave/leave-imports.events'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'

export type LeaveImportEvent = AnyEventOf<typeof leaveImportEvents>
type DataOf<T extends LeaveImportEvent['type']> = Extract<LeaveImportEvent, { type: T }>['data']

export interface LeaveImport {
  readonly status: 'none' | 'running' | 'interrupted' | 'finished' | 'undone'
}

export type LeaveImportRecordCommand =
  | ({ type: 'start' } & DataOf<'LeaveImportStarted'>)
  | ({ type: 'finish' } & DataOf<'LeaveImportFinished'>)
  /** Ends an import whose server stopped; does nothing to a finished one. */
  | ({ type: 'interrupt' } & DataOf<'LeaveImportInterrupted'>)
  | ({ type: 'undo' } & DataOf<'LeaveImportUndone'>)

/** The record of one import of leave: stream `leave-import-{id}`. */
export const leaveImportDecider: Decider<LeaveImport, LeaveImportRecordCommand, LeaveImportEvent> =
  {
    category: 'leave-import',
    initial: { status: 'none' },
    decide(state, command) {
      if (command.type === 'start') {
        const { type: _, ...data } = command
        return state.status === 'none' ? [{ type: 'LeaveImportStarted', data }] : []
      }

      if (state.status === 'none') return refuse('not_found')

      switch (command.type) {
        case 'finish': {
          const { type: _, ...data } = command
          if (state.status !== 'running' && state.status !== 'interrupted') return []
          return [{ type: 'LeaveImportFinished', data }]
        }

        case 'interrupt': {
          const { type: _, ...data } = command
          return state.status === 'running' ? [{ type: 'LeaveImportInterrupted', data }] : []
        }

        case 'undo': {
          const { type: _, ...data } = command
          if (state.status === 'running') refuse('leave_import.running_still')
          // Undone before, and nothing could be removed since.
          if (state.status === 'undone' && data.removed === 0) return []
          return [{ type: 'LeaveImportUndone', data }]
        }

        default:
          return command satisfies never
      }
    },
    evolve(_, event) {
      switch (event.type) {
        case 'LeaveImportStarted':
          return { status: 'running' }
        case 'LeaveImportFinished':
          return { status: 'finished' }
        case 'LeaveImportInterrupted':
          return { status: 'interrupted' }
        case 'LeaveImportUndone':
          return { status: 'undone' }
        default:
          return event satisfies never
      }
    },
    content: contentOf<LeaveImportEvent>({
      LeaveImportStarted: { submitted: 'import_id' },
      LeaveImportFinished: { changed: 'import_id' },
      LeaveImportInterrupted: { changed: 'import_id' },
      LeaveImportUndone: { changed: 'import_id' },
    }),
  }
