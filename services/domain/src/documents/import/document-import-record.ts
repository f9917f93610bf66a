import type { documentImportEvents } from '@workledger/contracts/documents/document-imports.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'

export type DocumentImportEvent = AnyEventOf<typeof documentImportEvents>
type DataOf<T extends DocumentImportEvent['type']> = Extract<
  DocumentImportEvent,
  { type: T }
>['data']

export interface DocumentImport {
  readonly status: 'none' | 'running' | 'interrupted' | 'finished' | 'undone'
}

export type DocumentImportRecordCommand =
  | (DataOf<'DocumentImportStarted'> & { type: 'start' })
  /** Says that it still runs. */
  | (DataOf<'DocumentImportContinued'> & { type: 'continue' })
  | (DataOf<'DocumentImportFinished'> & { type: 'finish' })
  /** Ends an import whose server stopped; does nothing to a finished one. */
  | (DataOf<'DocumentImportInterrupted'> & { type: 'interrupt' })
  | (DataOf<'DocumentImportUndone'> & { type: 'undo' })

/** The record of one import of documents: stream `document-import-{id}`. */
export const documentImportDecider: Decider<
  DocumentImport,
  DocumentImportRecordCommand,
  DocumentImportEvent
> = {
  category: 'document-import',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'start') {
      const { type: _, ...data } = command
      return state.status === 'none' ? [{ type: 'DocumentImportStarted', data }] : []
    }

    if (state.status === 'none') return refuse('not_found')

    switch (command.type) {
      case 'continue': {
        const { type: _, ...data } = command
        if (state.status !== 'running' && state.status !== 'interrupted') return []
        return [{ type: 'DocumentImportContinued', data }]
      }

      case 'finish': {
        const { type: _, ...data } = command
        if (state.status !== 'running' && state.status !== 'interrupted') return []
        return [{ type: 'DocumentImportFinished', data }]
      }

      case 'interrupt': {
        const { type: _, ...data } = command
        return state.status === 'running' ? [{ type: 'DocumentImportInterrupted', data }] : []
      }

      case 'undo': {
        const { type: _, ...data } = command
        if (state.status === 'running') refuse('document_import.running_still')
        // Undone before, and nothing could be removed since.
        if (state.status === 'undone' && data.removed === 0) return []
        return [{ type: 'DocumentImportUndone', data }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(_, event) {
    switch (event.type) {
      case 'DocumentImportStarted':
      case 'DocumentImportContinued':
        return { status: 'running' }
      case 'DocumentImportFinished':
        return { status: 'finished' }
      case 'DocumentImportInterrupted':
        return { status: 'interrupted' }
      case 'DocumentImportUndone':
        return { status: 'undone' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<DocumentImportEvent>({
    DocumentImportStarted: { submitted: 'import_id' },
    DocumentImportContinued: { changed: 'import_id' },
    DocumentImportFinished: { changed: 'import_id' },
    DocumentImportInterrupted: { changed: 'import_id' },
    DocumentImportUndone: { changed: 'import_id' },
  }),
}
