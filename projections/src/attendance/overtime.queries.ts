import type { OvertimeRule, OvertimeTerms } from '@workledger/domain/payroll/overtime'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { reckoned, reckonedDays } from './attendance-days.queries'

/** Worked time of a department in a month, `YYYY-MM`. */
export interface DepartmentOvertime {
  month: string
  department_id: string | null
  department: string | null
  people: number
  worked_seconds: number
  overtime_seconds: number
}

/** Half-open: `end` is the day after the last one. */
interface OvertimeRange {
  readonly workspace: string
  readonly start: string
  readonly end: string
}

/** Days of a week that may begin before the first month. */
const WEEK_BEFORE = 6

const leastSeconds = ({ rules }: OvertimeTerms, period: OvertimeRule['per']) => {
  const limits = rules.filter(({ per }) => per === period).map(({ after_hours }) => after_hours)
  return limits.length > 0 ? Math.round(Math.min(...limits.map(Number)) * 3600) : null
}

/**
 * Sums worked days in SQL. The arithmetic equals `splitOvertime`
 * (services/domain/src/payroll/overtime.ts) with all its rules together: time above the daily limit
 * is overtime and does not count in the week. So is time above that of the seventh day, if all days
 * of its week were worked; the week's time above the weekly limit belongs to the
 * days on which it is passed.
 */
export async function overtimeByDepartment(
  db: Reads,
  { workspace, start, end }: OvertimeRange,
  terms: OvertimeTerms,
): Promise<DepartmentOvertime[]> {
  const daily = leastSeconds(terms, 'day')
  const weekly = leastSeconds(terms, 'week')
  const seventh = leastSeconds(terms, 'seventh_day')
  const days = reckonedDays(db)
    .where('d.workspace_id', '=', workspace)
    .where(sql<boolean>`d.day >= ${start}::date - ${WEEK_BEFORE}::int and d.day < ${end}::date`)
    .where('d.presence', '>', 0)
    .select(['d.employee_id', 'd.day'])
    .select(sql<number>`${sql.raw(reckoned.worked)}::float8`.as('seconds'))

  const { rows } = await sql<DepartmentOvertime>`
    with weeks as (
      select (w ->> 'first_weekday')::int as first_weekday, (w ->> 'from')::date as since
      from jsonb_array_elements(${JSON.stringify(terms.weeks)}::jsonb) w),
    dated as (
      select d.employee_id, d.day, d.seconds,
        greatest(d.day - ((extract(isodow from d.day)::int - coalesce(k.first_weekday, 1) + 7) % 7),
          k.since) as week
      from (${days}) d
      left join lateral (
        select first_weekday, since from weeks where since is null or since <= d.day
        order by since desc nulls last limit 1) k on true),
    worked as (
      select employee_id, day, seconds, week,
        least(seconds, coalesce(${daily}::float8, seconds),
          case when count(*) filter (where seconds > 0) over (partition by employee_id, week order by day) = 7
            then ${seventh}::float8 end) as plain
      from dated),
    counted as (
      select employee_id, day, seconds, plain,
        sum(plain) over (partition by employee_id, week order by day) as so_far
      from worked),
    split as (
      select employee_id, day, seconds, seconds - plain
        + greatest(0, so_far - ${weekly}::float8)
        - greatest(0, so_far - plain - ${weekly}::float8) as overtime
      from counted)
    select to_char(s.day, 'YYYY-MM') as month, e.department_id, p.name as department,
      count(distinct s.employee_id)::int as people, sum(s.seconds)::float8 as worked_seconds,
      coalesce(sum(s.overtime), 0)::float8 as overtime_seconds
    from split s
    join employees e on e.id = s.employee_id
    left join departments p on p.id = e.department_id
    where s.day >= ${start}::date
    group by 1, 2, 3 order by 1, 3 nulls last`.execute(db)

  return rows
}
