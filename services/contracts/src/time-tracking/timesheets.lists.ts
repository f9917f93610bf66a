import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'

/** `open`: withdrawn, sent back or opened again after its approval. */
export const timesheetStatus = z.enum(['submitted', 'approved', 'open'])

export const timesheetsList = defineList({
  name: 'timesheets',
  label: 'Timesheets',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    ...column.employee,
    first_name: column.text({ exported: false, nullable: true }),
    last_name: column.text({ exported: false, nullable: true }),
    avatar: column.picture(),
    from_on: column.day(),
    to_on: column.day(),
    status: column.of('text', timesheetStatus),
    /** Submitted, or approved with time that came later. */
    undecided: column.bool(),
    seconds: column.number(),
    /** Of timers that stopped after the submission or the last approval. */
    added_seconds: column.number(),
    /** At the last approval; null before the first. */
    approved_seconds: column.number({ nullable: true }),
    submitted_at: column.instant(),
    decided_at: column.instant({ nullable: true }),
    decided_by: column.text({ nullable: true }),
    comment: column.text({ nullable: true }),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: {
    /** The steps of its approval; empty: one decision. */
    steps: z.array(shownStep),
    /** Whether a step waits for the reader; null: it has no steps. */
    your_step: z.boolean().nullable(),
  },
  filters: {
    /** Weeks with a day in this range, both days included. */
    from: day(),
    to: day(),
  },
  perPage: 15,
  sort: '-from_on',
})

export type TimesheetRow = RowOf<typeof timesheetsList>
