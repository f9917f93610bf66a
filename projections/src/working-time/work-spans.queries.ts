import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { WorkSpan } from '@workledger/domain/working-time/day-warnings'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { Source } from './working-time.queries'

/** SQL: seconds of a local time from the midnight of its day. */
const since = (instant: RawBuilder<unknown>) =>
  sql<number>`extract(epoch from (${instant} at time zone zone) - day)::int`

const epoch = (instant: RawBuilder<unknown>) => sql<string>`extract(epoch from ${instant})::bigint`

/** Returns the first and last work of people by day, oldest first; `null`: it has no end yet. */
export async function workSpansOf(
  db: Reads,
  employees: readonly string[],
  source: Source,
  { from, to }: DayRange,
): Promise<Map<string, WorkSpan[]>> {
  const [start, end, rows] =
    source === 'attendance'
      ? [sql`in_at`, sql`out_at`, sql`attendance`]
      : [sql`start_at`, sql`end_at`, sql`time_entries`]

  const ended = sql`bool_and(${end} is not null)`
  const { rows: found } = await sql<
    Omit<WorkSpan, 'first' | 'last'> & { employee_id: string; first: string; last: string | null }
  >`
    select employee_id, day::text as day, min(${since(start)}) as "from",
      case when ${ended} then max(${since(end)}) end as "to",
      min(${epoch(start)}) as first, case when ${ended} then max(${epoch(end)}) end as last
    from ${rows} where employee_id = ${anyOf(employees)} and day between ${from} and ${to}
    group by employee_id, day order by employee_id, day`.execute(db)

  const spans = found.map(({ employee_id, ...row }) => ({
    employee_id,
    span: { ...row, first: Number(row.first), last: row.last === null ? null : Number(row.last) },
  }))

  return new Map(
    [...groupBy(spans, ({ employee_id }) => employee_id)].map(([employee, all]) => [
      employee,
      all.map(({ span }) => span),
    ]),
  )
}
