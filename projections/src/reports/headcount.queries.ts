import type { HeadcountInsight } from '@workledger/contracts/reports/insights.api'
import { type Amount, amount } from '@workledger/domain/kernel/money'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { InsightRange } from './insight-months'

/** SQL of employments, half-open: `until` is the day after the last one, or null. */
const spells = (workspace: string, zone: string, department: string | undefined) => {
  const where = sql`e.workspace_id = ${workspace} ${
    department ? sql`and e.department_id = ${department}` : sql``
  }`
  const added = sql`(e.created_at at time zone ${zone})::date`

  return sql`
    select coalesce(e.hired_on, ${added}) as since, e.terminated_on + 1 as until
    from employees e where ${where}
    union all
    select coalesce((x ->> 'from')::date, ${added}), (x ->> 'to')::date + 1
    from employees e cross join jsonb_array_elements(e.earlier) x where ${where}`
}

/** SQL: the person works at the end of the day before. */
const worksBefore = (day: string) =>
  sql.raw(`s.since < ${day} and (s.until is null or s.until > ${day})`)

/**
 * Returns people, joiners and leavers of each month up to the present one; the present month ends
 * today. An employment without a hiring date begins on the day when it was recorded.
 *
 * Turnover is leavers divided by the average headcount, in percent (CIPD, *Turnover and retention*:
 * crude turnover rate). The average of a month is that of its opening and closing headcount; the
 * average of the range that of its months.
 */
export async function headcountInsight(
  db: Reads,
  { workspace, from, to, start, end, today, zone }: InsightRange,
  department: string | undefined,
): Promise<HeadcountInsight> {
  const { rows } = await sql<Counted>`
    with spells as materialized (${spells(workspace, zone, department)}),
    months as (
      select m::date as first, least((m + interval '1 month')::date, ${today}::date + 1) as after
      from generate_series(${start}::date, ${end}::date - 1, interval '1 month') m
      where m <= ${today}::date)
    select to_char(m.first, 'YYYY-MM') as month,
      count(*) filter (where ${worksBefore('m.first')})::int as opening,
      count(*) filter (where s.since >= m.first and s.since < m.after)::int as joined,
      count(*) filter (where s.until > m.first and s.until <= m.after)::int as left,
      count(*) filter (where ${worksBefore('m.after')})::int as headcount,
      count(*) filter (where ${worksBefore("(m.after - interval '1 year')::date")})::int as year_before
    from months m left join spells s on true
    group by m.first order by m.first`.execute(db)

  const last = rows.at(-1)
  const left = rows.reduce((sum, row) => sum + row.left, 0)
  const averages = rows.map(averageOf)
  const average = averages
    .reduce((sum, each) => sum.plus(each), amount(0))
    .div(Math.max(1, rows.length))

  return {
    from,
    to,
    rows: rows.map(({ year_before: _, ...row }) => ({
      ...row,
      turnover: turnover(row.left, averageOf(row)),
    })),
    headcount: last?.headcount ?? 0,
    year_before: last?.year_before ?? 0,
    joined: rows.reduce((sum, row) => sum + row.joined, 0),
    left,
    average: average.toDecimalPlaces(1).toString(),
    turnover: turnover(left, average),
  }
}

interface Counted {
  month: string
  opening: number
  joined: number
  left: number
  headcount: number
  year_before: number
}

const averageOf = ({ opening, headcount }: Pick<Counted, 'opening' | 'headcount'>) =>
  amount(opening).plus(headcount).div(2)

const turnover = (left: number, average: Amount) =>
  average.isZero() ? null : amount(100).times(left).div(average).toFixed(1)
