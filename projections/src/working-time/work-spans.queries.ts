import type { DayRange } from '@workledger/domain/kernel/day-range'
import type { WorkedDay } from '@workledger/domain/working-time/work-limits'
import { type RawBuilder, sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { Source } from './working-time.queries'

interface SpanRow extends WorkedDay {
  readonly from: number
  readonly to: number | null
}

/** SQL: seconds of a local time from the midnight of its day. */
const since = (instant: RawBuilder<unknown>) =>
  sql<number>`extract(epoch from (${instant} at time zone zone) - day)::int`

const epoch = (instant: RawBuilder<unknown>) => sql<string>`extract(epoch from ${instant})::bigint`

/** Returns the first and last work of a person by day, oldest first; `null`: it has no end yet. */
export async function workSpans(
  db: Reads,
  employee: string,
  source: Source,
  { from, to }: DayRange,
): Promise<SpanRow[]> {
  const [start, end, rows] =
    source === 'attendance'
      ? [sql`in_at`, sql`out_at`, sql`attendance`]
      : [sql`start_at`, sql`end_at`, sql`time_entries`]

  const ended = sql`bool_and(${end} is not null)`
  const { rows: found } = await sql<SpanRow & { first: string; last: string | null }>`
    select day::text as day, min(${since(start)}) as "from",
      case when ${ended} then max(${since(end)}) end as "to",
      min(${epoch(start)}) as first, case when ${ended} then max(${epoch(end)}) end as last
    from ${rows} where employee_id = ${employee} and day between ${from} and ${to}
    group by day order by day`.execute(db)

  return found.map((row) => ({
    ...row,
    first: Number(row.first),
    last: row.last === null ? null : Number(row.last),
  }))
}
