import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { leaveImportFormats } from './leave-imports.events'

/** `partly_undone`: an undo left leaves that someone had used. */
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
    format: column.of('text', z.enum(leaveImportFormats)),
    status: column.of('text', leaveImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** First and last day of the leaves. */
    from_on: column.day({ nullable: true }),
    to_on: column.day({ nullable: true }),
    file_rows: column.number(),
    /** Leaves that the import will add, or has added. */
    added: column.number(),
    /** Rows whose leaves were already here. */
    known: column.number(),
    refused: column.number(),
    /** Its leaves that are here now. */
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
