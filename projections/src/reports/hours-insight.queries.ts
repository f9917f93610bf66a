import type { HoursInsight } from '@workledger/contracts/reports/insights.api'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { InsightRange } from './insight-months'

/** Returns tracked seconds of each month, in the zones of the entries; running ones do not count. */
export async function hoursInsight(
  db: Reads,
  { workspace, from, to, start, end, months }: InsightRange,
  department: string | undefined,
): Promise<HoursInsight> {
  const found = await db
    .selectFrom('time_entry_months as x')
    .where('x.workspace_id', '=', workspace)
    .where('x.month', '>=', start)
    .where('x.month', '<', end)
    .$if(department !== undefined, (query) =>
      query
        .innerJoin('employees as e', 'e.id', 'x.employee_id')
        .where('e.department_id', '=', department!),
    )
    .groupBy('x.month')
    .select(sql<string>`to_char(x.month, 'YYYY-MM')`.as('month'))
    .select(sql<number>`sum(x.seconds)::float8`.as('seconds'))
    .select(
      sql<number>`coalesce(sum(x.seconds) filter (where x.billable), 0)::float8`.as(
        'billable_seconds',
      ),
    )
    .execute()

  const byMonth = new Map(found.map((row) => [row.month, row]))
  const rows = months.map(
    (month) => byMonth.get(month) ?? { month, seconds: 0, billable_seconds: 0 },
  )

  return {
    from,
    to,
    rows,
    seconds: rows.reduce((sum, row) => sum + row.seconds, 0),
    billable_seconds: rows.reduce((sum, row) => sum + row.billable_seconds, 0),
  }
}
