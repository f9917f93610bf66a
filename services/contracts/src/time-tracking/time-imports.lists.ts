import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { timeImportFormats } from './time-imports.events'

/** `partly_undone`: an undo left entries that someone had used. */
export const timeImportStatus = z.enum([
  'running',
  'finished',
  'interrupted',
  'undone',
  'partly_undone',
])

export const timeImportsList = defineList({
  name: 'time-imports',
  label: 'Imports of time',
  who: 'admin',
  columns: {
    id: column.uuid(),
    format: column.of('text', z.enum(timeImportFormats)),
    status: column.of('text', timeImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** Days of the entries. */
    from_on: column.day({ nullable: true }),
    to_on: column.day({ nullable: true }),
    file_rows: column.number(),
    /** Entries that the import will add, or has added. */
    entries: column.number(),
    /** Rows whose entries were already here. */
    known: column.number(),
    refused: column.number(),
    /** Its entries that are here now. */
    present: column.number(),
    removed: column.number(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Imports with an entry in this range, both days included. */
    from: day(),
    to: day(),
  },
  perPage: 15,
  sort: '-started_at',
})

export type TimeImportRow = RowOf<typeof timeImportsList>
