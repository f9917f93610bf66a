import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, personal, plain } from '../kernel/event-fields'
import { documentVisibilities } from './document-types'

const documentsSubject = 'employee_id'
const document = { employee_id: id(), document_id: id() }

const documentsDetails = {
  filename: personal.text(),
  type: personal.text(100),
  /** The type's visibility at the time of its choice. */
  visibility: z.enum(documentVisibilities),
  expires_on: day().nullable(),
}

/** The bytes are in the uploads, encrypted with the employee's key. */
const file = {
  version: count(),
  /** Key of the upload. */
  file: plain(64),
  /** SHA-256 of the bytes. */
  hash: personal(plain(64)),
  /** In bytes. */
  size: count(),
  content_type: plain(100),
}

/** One document of an employee: stream `document-{id}`. */
export const documentEvents = {
  DocumentAdded: event('DocumentAdded', {
    v: 2,
    // The first version had no imports.
    upcast: { 1: (data) => data },
    subject: documentsSubject,
    data: z.object({
      ...document,
      ...documentsDetails,
      ...file,
      /** The import that added it. */
      import_id: id().optional(),
    }),
  }),
  DocumentChanged: event('DocumentChanged', {
    v: 1,
    subject: documentsSubject,
    data: z.object({ ...document, ...documentsDetails }),
  }),
  /** A new file replaces the previous one, which stays as a version. */
  DocumentReplaced: event('DocumentReplaced', {
    v: 1,
    subject: documentsSubject,
    data: z.object({ ...document, ...file }),
  }),
  DocumentDeleted: event('DocumentDeleted', {
    v: 1,
    subject: documentsSubject,
    data: z.object(document),
  }),
  /** By another person than the employee. */
  DocumentDownloaded: event('DocumentDownloaded', {
    v: 1,
    subject: documentsSubject,
    data: z.object({ ...document, version: count() }),
  }),
  /** At most so many days were left; see `reminderDays` in the domain. */
  DocumentExpiryReminded: event('DocumentExpiryReminded', {
    v: 1,
    subject: documentsSubject,
    data: z.object({ ...document, expires_on: day(), days: count() }),
  }),
}
