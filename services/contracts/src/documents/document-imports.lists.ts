import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** `partly_undone`: an undo left documents that someone had changed. */
export const documentImportStatus = z.enum([
  'running',
  'finished',
  'interrupted',
  'undone',
  'partly_undone',
])

export const documentImportsList = defineList({
  name: 'document-imports',
  label: 'Imports of documents',
  who: 'admin',
  columns: {
    id: column.uuid(),
    status: column.of('text', documentImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** Documents in the archive, and its size in bytes. */
    files: column.number(),
    size: column.number(),
    /** Documents that the import will add, or has added. */
    added: column.number(),
    /** Documents that were here already. */
    known: column.number(),
    refused: column.number(),
    /** Its documents that are here now. */
    present: column.number(),
    removed: column.number(),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-started_at',
})

export type DocumentImportRow = RowOf<typeof documentImportsList>
