import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { leaveImportContents, leaveImportFormats } from './leave-imports.events'

/** `partly_undone`: an undo left leaves or corrections that someone had used. */
export const leaveImportStatus = z.enum([
  'running',
  'finished',
  'interrupted',
  'undone',
  'partly_undone',
])

export const leaveImportsList = defineList({
  name: 'leave-imports',
  label: 'Imports of leave',
  who: 'admin',
  columns: {
    id: column.uuid(),
    content: column.of('text', z.enum(leaveImportContents)),
    format: column.of('text', z.enum(leaveImportFormats)),
    status: column.of('text', leaveImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** First and last day of the leaves, or of the stated balances. */
    from_on: column.day({ nullable: true }),
    to_on: column.day({ nullable: true }),
    file_rows: column.number(),
    /** Leaves that the import will add, or has added; of balances: corrections. */
    added: column.number(),
    /** Rows whose leaves were already here; of balances: people whose balance was the same. */
    known: column.number(),
    refused: column.number(),
    /** Its leaves or corrections that are here now. */
    present: column.number(),
    removed: column.number(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Imports with a leave in this range, both days included. */
    from: day(),
    to: day(),
  },
  perPage: 15,
  sort: '-started_at',
})

export type LeaveImportRow = RowOf<typeof leaveImportsList>
