import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { documentImportEvents } from './document-imports.events'
import { documentEvents } from './documents.events'

const area = { area: 'documents' } as const

/** What other programs learn of the events of this area. */
export const documentsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, documentEvents, {
    DocumentAdded: {
      name: 'document.added',
      v: 1,
      of: 'document',
      id: 'document_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['filename', 'type', 'visibility', 'expires_on', 'version', 'size', 'content_type'],
      says: 'A document of a person was added.',
    },
    DocumentChanged: {
      name: 'document.changed',
      v: 1,
      of: 'document',
      id: 'document_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['filename', 'type', 'visibility', 'expires_on'],
      says: 'Details of a document changed.',
    },
    DocumentReplaced: {
      name: 'document.replaced',
      v: 1,
      of: 'document',
      id: 'document_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['version', 'size', 'content_type'],
      says: 'A document has a new version.',
    },
    DocumentDeleted: {
      name: 'document.deleted',
      v: 1,
      of: 'document',
      id: 'document_id',
      person: 'employee_id',
      readers: 'admins',
      data: [],
      says: 'A document was deleted.',
    },
    DocumentDownloaded: { notPublic: 'Who reads which document is for the record of reads.' },
    DocumentExpiryReminded: { notPublic: 'A reminder of the console.' },
  }),
  publicEvents(area, documentImportEvents, {
    DocumentImportStarted: { notPublic: 'Each imported document has an event.' },
    DocumentImportContinued: { notPublic: 'Each imported document has an event.' },
    DocumentImportFinished: { notPublic: 'Each imported document has an event.' },
    DocumentImportInterrupted: { notPublic: 'Each imported document has an event.' },
    DocumentImportUndone: { notPublic: 'Each removed document has an event.' },
  }),
]
