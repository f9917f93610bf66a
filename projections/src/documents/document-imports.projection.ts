import { documentImportEvents as e } from '@workledger/contracts/documents/document-imports.events'
import { documentImportDecider } from '@workledger/domain/documents/import/document-import-record'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One import of documents; `reasons` are its refused files by code. */
export const documentImports = table(
  'document_imports',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    status: col.text,
    started_at: col.instant,
    started_by: col.maybe.text,
    archive_files: col.int,
    archive_size: col.int,
    added: col.int,
    known: col.int,
    refused: col.int,
    removed: col.int,
    reasons: col.json<{ code: string; count: number; rows: number[] }[]>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, started_at desc, id'] },
)

const importId = (event: { data: { import_id: string } }) => event.data.import_id

export const documentImportsProjection = projection('document-imports', {
  version: 1,
  tables: [documentImports],
  contents: [[documentImports, documentImportDecider]],
  steps: [
    on(e.DocumentImportStarted, documentImports, importId, (_, event) => ({
      id: event.data.import_id,
      workspace_id: event.data.workspace_id,
      status: 'running',
      started_at: at(event),
      started_by: event.meta.actor,
      archive_files: event.data.files,
      archive_size: event.data.size,
      added: event.data.documents,
      known: event.data.known,
      refused: 0,
      removed: 0,
      reasons: [],
    })),
    change(e.DocumentImportContinued, documentImports, importId, () => ({ status: 'running' })),
    change(e.DocumentImportFinished, documentImports, importId, ({ data }) => ({
      status: 'finished',
      added: data.added,
      known: data.known,
      refused: data.refused.reduce((sum, { count }) => sum + count, 0),
      reasons: data.refused,
    })),
    change(e.DocumentImportInterrupted, documentImports, importId, () => ({
      status: 'interrupted',
    })),
    change(e.DocumentImportUndone, documentImports, importId, ({ data }, row) => ({
      status: data.kept.some(({ count }) => count > 0) ? 'partly_undone' : 'undone',
      removed: row.removed + data.removed,
    })),
  ],
})
