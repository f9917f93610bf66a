import type { keptDocumentReasons } from '@workledger/contracts/documents/document-imports.api'
import {
  type DocumentVisibility,
  visibilityOf,
} from '@workledger/contracts/documents/document-types'
import { MOST_VERSIONS } from '@workledger/contracts/documents/documents.api'
import type { documentEvents } from '@workledger/contracts/documents/documents.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type DocumentEvent = AnyEventOf<typeof documentEvents>

interface StoredDocument {
  status: 'kept'
  employee_id: string
  /** Null after its employee's erasure, as are type and hash. */
  filename: string | null
  type: string | null
  visibility: DocumentVisibility
  expires_on: string | null
  version: number
  file: string
  hash: string | null
  size: number
  content_type: string
  /** Days before the expiry of the last reminder. */
  reminded: number | null
  /** The import that added it. */
  import_id?: string | undefined
  /** Its details changed since it was added. */
  changed?: true
}

export type DocumentState = { status: 'none' } | { status: 'deleted' } | StoredDocument

/** An upload: its storage key, SHA-256, bytes and type. */
export interface DocumentFile {
  file: string
  hash: string
  size: number
  content_type: string
}

interface DocumentDetails {
  filename: string
  type: string
  expires_on: string | null
}

type DocumentRef = { employee_id: string; document_id: string }

export type DocumentCommand =
  | ({ type: 'add'; details: DocumentDetails; file: DocumentFile } & DocumentRef)
  /** Omitted fields stay. */
  | ({
      type: 'change'
      details: { [K in keyof DocumentDetails]?: DocumentDetails[K] | undefined }
      file: DocumentFile | undefined
    } & DocumentRef)
  /** Adds it unless it is here; a deleted one is added again. */
  | ({
      type: 'import'
      import_id: string
      details: DocumentDetails
      file: DocumentFile
    } & DocumentRef)
  /** Deletes it if that import added it and `keptReason` has none. */
  | ({ type: 'undo-import'; import_id: string } & DocumentRef)
  | ({ type: 'delete' } & DocumentRef)
  /** A download by another person than the employee. */
  | ({ type: 'download'; version: number } & DocumentRef)
  /** `today`: the company's. */
  | ({ type: 'remind'; today: string } & DocumentRef)

/** One document of an employee, with the versions of its file. */
export const documentDecider: Decider<DocumentState, DocumentCommand, DocumentEvent> = {
  category: 'document',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<DocumentEvent>({
    DocumentAdded: { submitted: 'document_id' },
    DocumentChanged: { changed: 'document_id' },
    DocumentReplaced: { changed: 'document_id' },
    DocumentDeleted: { gone: 'document_id' },
  }),
}

/** Returns the part for the history, without the storage keys of files. */
export const shownDocument = (state: DocumentState) =>
  state.status === 'kept'
    ? { ...state, file: undefined, hash: undefined, import_id: undefined, changed: undefined }
    : state

function decide(state: DocumentState, command: DocumentCommand): DocumentEvent[] {
  const on = { employee_id: command.employee_id, document_id: command.document_id }

  if (command.type === 'add') {
    if (state.status !== 'none') return []
    return [
      {
        type: 'DocumentAdded',
        data: { ...on, ...detailed(command.details), version: 1, ...command.file },
      },
    ]
  }

  if (command.type === 'import') {
    if (state.status === 'kept') return []
    const { import_id, details, file } = command
    return [
      {
        type: 'DocumentAdded',
        data: { ...on, ...detailed(details), version: 1, ...file, import_id },
      },
    ]
  }

  if (command.type === 'undo-import')
    return keptReason(state, command.import_id) ? [] : [{ type: 'DocumentDeleted', data: on }]

  if (state.status !== 'kept' || state.employee_id !== command.employee_id)
    return command.type === 'remind' ? [] : refuse('not_found')

  switch (command.type) {
    case 'change':
      return [...changed(state, on, command.details), ...replaced(state, on, command.file)]
    case 'delete':
      return [{ type: 'DocumentDeleted', data: on }]
    case 'download':
      return [{ type: 'DocumentDownloaded', data: { ...on, version: command.version } }]

    case 'remind': {
      const days = state.expires_on && dueReminder(state.expires_on, command.today, state.reminded)
      return state.expires_on && typeof days === 'number'
        ? [{ type: 'DocumentExpiryReminded', data: { ...on, expires_on: state.expires_on, days } }]
        : []
    }

    default:
      return command satisfies never
  }
}

/** Returns why an undo of an import leaves a document, or does not find it. */
export function keptReason(
  state: DocumentState,
  import_id: string,
): (typeof keptDocumentReasons)[number] | undefined {
  if (state.status !== 'kept' || state.import_id !== import_id) return 'gone'
  if (state.version > 1) return 'replaced'

  return state.changed ? 'changed' : undefined
}

const detailed = (details: DocumentDetails) => ({
  ...details,
  visibility: visibilityOf(details.type),
})

function changed(
  state: StoredDocument,
  on: DocumentRef,
  details: Extract<DocumentCommand, { type: 'change' }>['details'],
): DocumentEvent[] {
  const { filename = state.filename, type = state.type, expires_on = state.expires_on } = details

  if (filename === state.filename && type === state.type && expires_on === state.expires_on)
    return []

  return [
    {
      type: 'DocumentChanged',
      data: { ...on, ...detailed({ filename: filename ?? '', type: type ?? '', expires_on }) },
    },
  ]
}

function replaced(
  state: StoredDocument,
  on: DocumentRef,
  file: DocumentFile | undefined,
): DocumentEvent[] {
  if (!file) return []
  if (file.hash === state.hash) refuse('documents.same_file', { field: 'document' })

  if (state.version >= MOST_VERSIONS)
    refuse('documents.most_versions', { field: 'document', params: { most: MOST_VERSIONS } })

  return [{ type: 'DocumentReplaced', data: { ...on, version: state.version + 1, ...file } }]
}

/** Days before the expiry on which a reminder is sent. */
export const reminderDays = [30, 7, 0] as const

/** Days after the expiry until which a missed reminder is still sent. */
export const LATE_REMINDER = 7

/**
 * Returns the reminder due on a day, named by its days; undefined if none is due or it was sent
 * already.
 */
export function dueReminder(
  expires_on: string,
  today: string,
  reminded: number | null,
): number | undefined {
  const left = (Date.parse(expires_on) - Date.parse(today)) / 86_400_000
  if (left < -LATE_REMINDER) return undefined
  const days = reminderDays.findLast((each) => left <= each)

  return days !== undefined && (reminded === null || days < reminded) ? days : undefined
}

function evolve(state: DocumentState, event: DocumentEvent): DocumentState {
  if (event.type === 'DocumentAdded') {
    const { document_id: _, ...data } = event.data
    return { status: 'kept', ...data, reminded: null }
  }

  if (state.status !== 'kept') return state

  switch (event.type) {
    case 'DocumentChanged': {
      const { filename, type, visibility, expires_on } = event.data
      const reminded = expires_on === state.expires_on ? state.reminded : null
      return { ...state, filename, type, visibility, expires_on, reminded, changed: true }
    }

    case 'DocumentReplaced': {
      const { version, file, hash, size, content_type } = event.data
      return { ...state, version, file, hash, size, content_type }
    }

    case 'DocumentDeleted':
      return { status: 'deleted' }
    case 'DocumentDownloaded':
      return state
    case 'DocumentExpiryReminded':
      return { ...state, reminded: event.data.days }
    default:
      return event satisfies never
  }
}
