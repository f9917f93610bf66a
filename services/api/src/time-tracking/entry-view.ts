import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { TimeEntryRow } from '@workledger/contracts/time-tracking/time-tracking.lists'
import { streamOf } from '@workledger/domain/kernel/decider'
import { secondsBetween, toSecond } from '@workledger/domain/kernel/zone-days'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import {
  type TimeEntryRecord,
  timeEntriesByIds,
} from '@workledger/projections/time-tracking/time-entries.queries'
import { isoOf } from '../kernel/lists/zones'
import type { LiveEntries } from '../kernel/live/live-views'

/** Returns an entry as the interface has it; a running one lasts up to `now`. */
export const entryView = (row: Omit<TimeEntryRecord, 'workspace_id'>, now: Date): TimeEntry => ({
  ...viewOf(row, now, {
    start: row.start_at,
    end: row.end_at,
    project: row.project_name,
    client: row.client_name,
    task: row.task_title,
    tags: row.tags,
  }),
  ...(row.idle_kept_until && { idle_kept_until: row.idle_kept_until }),
})

/** Reads entries for the live channel. */
export const readLiveEntries: LiveEntries<TimeEntry> = async (db, workspace, ids) => {
  const rows = await timeEntriesByIds(db, workspace, ids)

  return rows.map((row) => ({ employee: row.employee_id, entry: entryView(row, new Date()) }))
}

/** Returns a row of the list in the same form. */
export const listedEntry = (row: TimeEntryRow, now: Date): TimeEntry => {
  const entry = viewOf(row, now, { ...row, tags: row.tags?.split(', ') ?? [] })
  return Object.assign(entry, { updated_at: row.updated_at })
}

type Same =
  | 'id'
  | 'employee_id'
  | 'description'
  | 'project_id'
  | 'task_id'
  | 'billable'
  | 'day'
  | 'zone'
  | 'revision'
  | 'billed'
  | 'invoice_number'

type ViewedEntry = Pick<TimeEntryRow, 'start' | 'end' | 'project' | 'client' | 'task'> & {
  readonly tags: readonly string[]
}

const viewOf = (
  row: Pick<TimeEntryRow, Same>,
  now: Date,
  { start, end, project, client, task, tags }: ViewedEntry,
): TimeEntry => ({
  id: row.id,
  employee_id: row.employee_id,
  description: row.description ?? '',
  project_id: row.project_id,
  project_name: project,
  client_name: client,
  task_id: row.task_id,
  task_title: task,
  billable: row.billable ? 1 : 0,
  tags: [...tags],
  billed: row.billed,
  invoice_number: row.invoice_number,
  start,
  end,
  duration: Math.max(0, secondsBetween(isoOf(start), end ? isoOf(end) : toSecond(now))),
  day: row.day,
  zone: row.zone,
  revision: row.revision,
  stream: streamOf(timerDecider, row.employee_id),
})
