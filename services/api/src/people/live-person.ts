import type { LivePerson } from '@workledger/contracts/people/live-view'
import type { liveOf } from '@workledger/projections/people/live.queries'

type LivePersonRow = Awaited<ReturnType<typeof liveOf>>[number]

/** Returns a person's current activity for lists and the live channel. */
export const livePersonOf = (row: LivePersonRow): LivePerson => ({
  id: row.id,
  last_attendance:
    row.day && row.in_at
      ? { date: row.day, in_at: row.in_at, out_at: row.out_at, break_since: row.break_since }
      : null,
  time_entry: row.start_at
    ? {
        start: row.start_at,
        project_id: row.project_id,
        project: row.project,
        description: row.description,
      }
    : null,
})
