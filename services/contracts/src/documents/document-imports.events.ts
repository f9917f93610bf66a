import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'

const record = { import_id: id(), workspace_id: id() }

/**
 * One import of documents from an archive: stream `document-import-{id}`. Its documents are streams
 * of their own and name the import. Names of files and people are not here, because these events
 * have no person whose key protects them.
 */
export const documentImportEvents = {
  /** `sha256`: of the archive. `documents`: how many it will add; `known`: already here. */
  DocumentImportStarted: event('DocumentImportStarted', {
    v: 1,
    data: z.object({
      ...record,
      sha256: plain(64),
      size: count(),
      files: count(),
      documents: count(),
      known: count(),
    }),
  }),
  /** A long import still runs, and has come to so many documents. */
  DocumentImportContinued: event('DocumentImportContinued', {
    v: 1,
    data: z.object({ ...record, done: count() }),
  }),
  /** `refused`: files of the archive that were not imported, by reason; `rows` count its files. */
  DocumentImportFinished: event('DocumentImportFinished', {
    v: 1,
    data: z.object({
      ...record,
      added: count(),
      known: count(),
      refused: z.array(z.object({ code: plain(60), count: count(), rows: z.array(count()) })),
    }),
  }),
  /** The server stopped meanwhile. Documents so far stay; the same archive adds the rest. */
  DocumentImportInterrupted: event('DocumentImportInterrupted', { v: 1, data: z.object(record) }),
  /** `kept`: documents that stayed, by reason. */
  DocumentImportUndone: event('DocumentImportUndone', {
    v: 1,
    data: z.object({
      ...record,
      removed: count(),
      kept: z.array(z.object({ reason: plain(60), count: count() })),
    }),
  }),
}
