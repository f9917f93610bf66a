import type { DayRange } from '@workledger/domain/kernel/day-range'
import type { DaySpan } from '@workledger/domain/working-time/core-hours'
import { type RawBuilder, sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { Source } from './working-time.queries'

interface SpanRow {
  readonly day: string
  readonly from: number
  /** Null: some of the day's work has no end. */
  readonly to: number | null
}

/** SQL: seconds of a local time from the midnight of its day. */
const since = (instant: RawBuilder<unknown>) =>
  sql<number>`extract(epoch from (${instant} at time zone zone) - day)::int`

/** Returns from when to when a person worked on each day, and the days whose work has no end. */
export async function workSpans(
  db: Reads,
  employee: string,
  source: Source,
  { from, to }: DayRange,
): Promise<{ spans: Map<string, DaySpan>; open: Set<string> }> {
  const [start, end, rows] =
    source === 'attendance'
      ? [sql`in_at`, sql`out_at`, sql`attendance`]
      : [sql`start_at`, sql`end_at`, sql`time_entries`]

  const found = await sql<SpanRow>`
    select day::text as day, min(${since(start)}) as "from",
      case when bool_and(${end} is not null) then max(${since(end)}) end as "to"
    from ${rows} where employee_id = ${employee} and day between ${from} and ${to}
    group by day`.execute(db)

  return {
    spans: new Map(
      found.rows.flatMap(({ day, from, to }) => (to === null ? [] : [[day, { from, to }]])),
    ),
    open: new Set(found.rows.flatMap(({ day, to }) => (to === null ? [day] : []))),
  }
}
