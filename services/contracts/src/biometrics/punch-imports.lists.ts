import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'

/** `partly_undone`: an undo left punches that someone had used. */
export const punchImportStatus = z.enum([
  'running',
  'finished',
  'interrupted',
  'undone',
  'partly_undone',
])

export const punchImportsList = defineList({
  name: 'punch-imports',
  label: 'Imports of punches',
  who: 'admin',
  columns: {
    id: column.uuid(),
    device_id: column.uuid(),
    device: column.text({ searchable: true, nullable: true }),
    serial_no: column.text({ searchable: true }),
    status: column.of('text', punchImportStatus),
    started_at: column.instant(),
    started_by: column.text({ searchable: true, nullable: true }),
    /** Days of the punches by the device's clock. */
    from_on: column.day({ nullable: true }),
    to_on: column.day({ nullable: true }),
    file_rows: column.number(),
    /** Punches that the import will add, or has added. */
    punches: column.number(),
    /** Rows whose punches were already here. */
    known: column.number(),
    refused: column.number(),
    /** Its punches that are here now. */
    present: column.number(),
    removed: column.number(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Imports with a punch in this range, both days included. */
    from: day(),
    to: day(),
  },
  perPage: 15,
  sort: '-started_at',
})

export type PunchImportRow = RowOf<typeof punchImportsList>
