import type { LivePerson } from '@workledger/contracts/people/live-view'
import { liveOf } from '@workledger/projections/people/live.queries'
import type { LivePeople } from '../kernel/live/live-views'

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

/** Reads people for the live channel, each with their managers. */
export const readLivePeople: LivePeople<LivePerson> = async (db, workspace, employees) => {
  const rows = await liveOf(db, workspace, employees)

  return rows.map((row) => ({
    managers: [...new Set([row.manager_id, row.time_off_manager_id].filter((id) => id !== null))],
    person: livePersonOf(row),
  }))
}
