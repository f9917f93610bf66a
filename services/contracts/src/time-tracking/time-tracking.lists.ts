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
    day: column.day('Day'),
    start: column.instant('Start (UTC)'),
    end: column.instant('End (UTC)', { nullable: true }),
    zone: column.text('Time zone'),
    /** Of an entry that has ended. */
    duration: column.number('Seconds', { nullable: true }),
    description: column.text('Description', { searchable: true, nullable: true }),
    client: column.text('Client', { searchable: true, nullable: true }),
    client_id: column.uuid('Client id', { nullable: true }),
    project: column.text('Project', { searchable: true, nullable: true }),
    project_id: column.uuid('Project id', { nullable: true }),
    task: column.text('Task', { searchable: true, nullable: true }),
    task_id: column.uuid('Task id', { nullable: true }),
    billable: column.bool('Billable'),
    /** On a line of an invoice, which has a number once it is issued. */
    billed: column.bool('Billed'),
    invoice_number: column.text('Invoice #', { nullable: true }),
    updated_at: column.exportedUpdated(),
    revision: column.revision(),
  },
  filters: {
    /** Local days of the start, both included. */
    from: day(),
    to: day(),
  },
  sort: '-start',
})
export type TimeEntryRow = RowOf<typeof timeEntriesList>
