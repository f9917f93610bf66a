import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'

export const timeEntriesList = defineList({
  name: 'time-entries',
  label: 'Time entries',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    ...column.employee,
    day: column.day(),
    start: column.instant(),
    end: column.instant({ nullable: true }),
    zone: column.text(),
    /** Of an ended entry. */
    duration: column.number({ nullable: true }),
    description: column.text({ searchable: true, nullable: true }),
    client: column.text({ searchable: true, nullable: true }),
    client_id: column.uuid({ nullable: true }),
    project: column.text({ searchable: true, nullable: true }),
    project_id: column.uuid({ nullable: true }),
    task: column.text({ searchable: true, nullable: true }),
    task_id: column.uuid({ nullable: true }),
    billable: column.bool(),
    /** Separated by commas. */
    tags: column.text({ searchable: true, nullable: true }),
    /** On a line of an invoice, which gets a number when it is issued. */
    billed: column.bool(),
    invoice_number: column.text({ nullable: true }),
    updated_at: column.exportedUpdated(),
    revision: column.revision(),
  },
  filters: {
    /** Local days of the start, both included. */
    from: day(),
    to: day(),
    tag: z.string(),
  },
  sort: '-start',
})

export type TimeEntryRow = RowOf<typeof timeEntriesList>
