import type { LeaveInsight } from '@workledger/contracts/reports/insights.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { amount } from '@workledger/domain/kernel/money'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { hiddenMonths } from './department-months'
import type { InsightRange } from './insight-months'

/**
 * Returns approved days of leave by month and type, half days as 0.5. Leave tells about health, so
 * months of a department with under five people are hidden.
 */
export async function leaveInsight(
  db: Reads,
  range: InsightRange,
  department: string | undefined,
): Promise<LeaveInsight> {
  const { workspace, from, to, start, end } = range
  const hidden = await hiddenMonths(db, range, department)

  const { rows } = await sql<LeaveInsight['rows'][number]>`
    select to_char((x ->> 'date')::date, 'YYYY-MM') as month, l.leave_type_id,
      coalesce(t.name, '') as leave_type, sum((x ->> 'part')::numeric)::text as days
    from leaves l
    join employees e on e.id = l.employee_id
    left join leave_types t on t.id = l.leave_type_id
    cross join jsonb_array_elements(l.days) x
    where l.workspace_id = ${workspace} and l.status = 'approved'
      and l.start_on < ${end} and l.finish_on >= ${start}
      and (x ->> 'date')::date >= ${start}::date and (x ->> 'date')::date < ${end}::date
      ${department ? sql`and e.department_id = ${department}` : sql``}
    group by 1, 2, 3 order by 1, 3, 2`.execute(db)

  const shown = rows
    .filter(({ month }) => !hidden.has(month))
    .map((row) => ({ ...row, days: amount(row.days).toString() }))

  return {
    from,
    to,
    rows: shown,
    types: typesOf(shown),
    days: daysOf(shown),
    hidden_months: [...hidden],
  }
}

/** Returns the types with their days in all, the most first. */
const typesOf = (rows: LeaveInsight['rows']): LeaveInsight['types'] =>
  [...groupBy(rows, ({ leave_type_id }) => leave_type_id)]
    .map(([id, ofType]) => ({ id, name: ofType[0]!.leave_type, days: daysOf(ofType) }))
    .sort((a, b) => Number(b.days) - Number(a.days) || a.name.localeCompare(b.name))

const daysOf = (rows: LeaveInsight['rows']) =>
  rows.reduce((sum, { days }) => sum.plus(days), amount(0)).toString()
