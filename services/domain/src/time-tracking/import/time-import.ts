import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timeImportEvents } from '@workledger/contracts/time-tracking/time-imports.events'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'

export type TimeImportEvent = AnyEventOf<typeof timeImportEvents>
type DataOf<T extends TimeImportEvent['type']> = Extract<TimeImportEvent, { type: T }>['data']

export interface TimeImport {
  readonly status: 'none' | 'running' | 'interrupted' | 'finished' | 'undone'
  /** Records that it created. */
  readonly clients: readonly string[]
  readonly projects: readonly string[]
}

export type TimeImportCommand =
  | ({ type: 'start' } & DataOf<'TimeImportStarted'>)
  | ({ type: 'finish' } & DataOf<'TimeImportFinished'>)
  /** Ends an import whose server stopped; does nothing to a finished one. */
  | ({ type: 'interrupt' } & DataOf<'TimeImportInterrupted'>)
  | ({ type: 'undo' } & DataOf<'TimeImportUndone'>)

/** The record of one import of tracked time: stream `time-import-{id}`. */
export const timeImportDecider: Decider<TimeImport, TimeImportCommand, TimeImportEvent> = {
  category: 'time-import',
  initial: { status: 'none', clients: [], projects: [] },
  decide(state, command) {
    if (command.type === 'start') {
      const { type: _, ...data } = command
      return state.status === 'none' ? [{ type: 'TimeImportStarted', data }] : []
    }

    if (state.status === 'none') return refuse('not_found')

    switch (command.type) {
      case 'finish': {
        const { type: _, ...data } = command
        if (state.status !== 'running' && state.status !== 'interrupted') return []
        return [{ type: 'TimeImportFinished', data }]
      }

      case 'interrupt': {
        const { type: _, ...data } = command
        return state.status === 'running' ? [{ type: 'TimeImportInterrupted', data }] : []
      }

      case 'undo': {
        const { type: _, ...data } = command
        if (state.status === 'running') refuse('time_import.running_still')
        // Undone before, and nothing could be removed since.
        if (state.status === 'undone' && data.removed === 0) return []
        return [{ type: 'TimeImportUndone', data }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'TimeImportStarted':
        return { ...state, status: 'running' }
      case 'TimeImportFinished':
        return {
          status: 'finished',
          clients: event.data.clients,
          projects: event.data.projects,
        }
      case 'TimeImportInterrupted':
        return { ...state, status: 'interrupted' }
      case 'TimeImportUndone':
        return { ...state, status: 'undone' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<TimeImportEvent>({
    TimeImportStarted: { submitted: 'import_id' },
    TimeImportFinished: { changed: 'import_id' },
    TimeImportInterrupted: { changed: 'import_id' },
    TimeImportUndone: { changed: 'import_id' },
  }),
}
