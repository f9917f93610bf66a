import { Injectable } from '@nestjs/common'
import { type Stretch, secondsByDay } from '@workledger/domain/time-tracking/day-totals'
import { type TimeEntryFilter, timeEntriesTouching } from '@workledger/projections/time-tracking/time-entries.queries'
import { isoOf } from '../attendance/zones.service'
import { Queries } from '../kernel/queries'

const DAY = 86_400_000
/** No zone is further than this from UTC, so that a padded interval holds every local day whole. */
const PADDING = 2 * DAY

/** How long an employee tracked time on each local day. */
@Injectable()
export class TimeTracked {
  constructor(private readonly queries: Queries) {}

  /** Seconds by local day from one day to the other, both included; days without any are left out. */
  async byDay(workspace: string, filter: TimeEntryFilter, from: string, to: string): Promise<Map<string, number>> {
    const start = new Date(Date.parse(from) - PADDING).toISOString()
    const end = new Date(Date.parse(to) + DAY + PADDING).toISOString()
    const rows = await this.queries.ask(workspace, (db) => timeEntriesTouching(db, workspace, filter, start, end))
    const stretches = rows.map(({ start_at, end_at, zone }): Stretch => ({ start: isoOf(start_at), end: end_at && isoOf(end_at), zone }))
    return new Map([...secondsByDay(stretches, start, end)].filter(([day]) => day >= from && day <= to))
  }
}
