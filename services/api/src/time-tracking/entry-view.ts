import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { secondsBetween, toSecond } from '@workledger/domain/kernel/zone-days'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import type { TimeEntryRow } from '@workledger/projections/time-tracking/time-entries.queries'
import { isoOf } from '../kernel/zones'

/** An entry as the interface and the live channel show it; what runs has lasted up to `now`. */
export function entryView(row: Omit<TimeEntryRow, 'workspace_id'>, now: Date): TimeEntry {
  return {
    id: row.id,
    employee_id: row.employee_id,
    description: row.description ?? '',
    project_id: row.project_id,
    project_name: row.project_name,
    client_name: row.client_name,
    task_id: row.task_id,
    task_title: row.task_title,
    billable: row.billable ? 1 : 0,
    start: row.start_at,
    end: row.end_at,
    duration: Math.max(0, secondsBetween(isoOf(row.start_at), row.end_at ? isoOf(row.end_at) : toSecond(now))),
    day: row.day,
    zone: row.zone,
    revision: row.revision,
    stream: streamOf(timerDecider, row.employee_id),
  }
}
