import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** `partly_undone`: an undo left people with whom something has happened since. */
export const employeeImportStatus = z.enum([
  'running',
  'finished',
  'abandoned',
  'undoing',
  'undone',
  'partly_undone',
])

export const employeeImportsList = defineList({
  name: 'employee-imports',
  label: 'Imports of employees',
  who: 'admin',
  columns: {
    id: column.uuid(),
    status: column.of('text', employeeImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** Checksum of the file's bytes, by which an auditor identifies it. */
    sha256: column.text({ searchable: true }),
    file_rows: column.number(),
    /** New people that it will add, as far as it is planned; `present` says how many are here. */
    to_add: column.number(),
    added: column.number(),
    updated: column.number(),
    unchanged: column.number(),
    refused: column.number(),
    /** People that it added and that are here now. */
    present: column.number(),
    removed: column.number(),
    /** People whose earlier values an undo put back, and those with values that it left. */
    put_back: column.number(),
    values_left: column.number(),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-started_at',
})

export type EmployeeImportRow = RowOf<typeof employeeImportsList>
