import { groupBy } from '@workledger/domain/kernel/group-by'
import { shownGroups } from '@workledger/domain/reports/small-groups'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { InsightRange } from './insight-months'

/** A figure of one department in one month. */
export interface DepartmentMonth {
  readonly month: string
  readonly department_id: string | null
  readonly department: string | null
  readonly people: number
}

/** The rows of a month with its total; `shown` says whose figures may be shown. */
export interface GuardedMonth<R> {
  readonly month: string
  readonly rows: readonly { readonly row: R; readonly shown: boolean }[]
  readonly total: boolean
}

const keyOf = ({ department_id }: DepartmentMonth) => department_id ?? ''

/**
 * Decides for each month by itself which departments are shown, from its numbers of people only. So
 * the answer about a month is the same in every range, and two ranges give no hidden figure
 * together.
 */
export function guardedMonths<R extends DepartmentMonth>(rows: readonly R[]): GuardedMonth<R>[] {
  const months = groupBy(rows, ({ month }) => month)

  return [...months].map(([month, ofMonth]) => {
    const { shown, total } = shownGroups(
      ofMonth.map((row) => ({ key: keyOf(row), people: row.people })),
    )

    return {
      month,
      total,
      rows: ofMonth.map((row) => ({ row, shown: shown.has(keyOf(row)) })),
    }
  })
}

/**
 * Returns the months in which figures of a department, or of the company, are hidden, by the people
 * who work there at some time of the month.
 */
export async function hiddenMonths(
  db: Reads,
  { workspace, start, end, zone, months }: InsightRange,
  department: string | undefined,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<DepartmentMonth>`
    with spells as (
      select id, department_id, created_at, hired_on as since, terminated_on as last from employees
      where workspace_id = ${workspace}
      union all
      select e.id, e.department_id, e.created_at, (x ->> 'from')::date, (x ->> 'to')::date
      from employees e cross join jsonb_array_elements(e.earlier) x
      where e.workspace_id = ${workspace})
    select to_char(m, 'YYYY-MM') as month, s.department_id, null as department,
      count(distinct s.id)::int as people
    from generate_series(${start}::date, ${end}::date - 1, interval '1 month') m
    join spells s on coalesce(s.since, (s.created_at at time zone ${zone})::date)
        < (m + interval '1 month')::date
      and (s.last is null or s.last >= m::date)
    group by 1, 2`.execute(db)

  const known = new Map(guardedMonths(rows).map((month) => [month.month, month]))

  return new Set(
    months.filter((month) => {
      const found = known.get(month)
      if (!department) return !found?.total
      return !found?.rows.some(({ row, shown }) => shown && row.department_id === department)
    }),
  )
}
