import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** The most steps that a rule may have; see `attendanceRulesBody`. */
const steps = [1, 2, 3, 4]

const work = '(d.presence - d.breaks_unpaid - d.breaks_paid)'
const BREAK_SECONDS = '(d.breaks_unpaid + d.breaks_paid + d.gaps)'
// PostgreSQL's `least` and `greatest` ignore null, which is what a missing step gives.
const missing = `greatest(0, ${steps.map((n) => `least(r.upto[${n}] - ${BREAK_SECONDS}, ${work} - r.after[${n}])`).join(', ')})`

const reached = (n: number) =>
  `greatest(0, least(${BREAK_SECONDS} + ${missing}, r.upto[${n}]) - greatest(${BREAK_SECONDS}, ${n > 1 ? `r.upto[${n - 1}]` : '0'}))`

const rule = (part: string) =>
  `(${steps.map((n) => `coalesce((${part.replaceAll('#', `[${n}]`)}) * ${reached(n)}, 0)`).join(' + ')})`

const rule_unpaid = rule('r.unpaid#')
const worked = `(d.presence - d.breaks_unpaid - ${rule_unpaid})`

const rest = `(select extract(epoch from d.first_in - p.last_out)::float8 from attendance_days p
  where p.employee_id = d.employee_id and p.day < d.day order by p.day desc limit 1)`

const short_rest = `coalesce(${rest} < r.rest_minutes * 60, false)`
const over_limit = `coalesce(${worked} > r.daily_minutes * 60, false)`

/** SQL: the day has a shift without check-out that is not running. */
const forgotten = `(d.open_shifts > 0 and exists (select from attendance a where a.employee_id = d.employee_id and a.day = d.day
  and a.out_at is null and (not a.running or a.in_at < now() - make_interval(mins => coalesce(r.forgotten_minutes, 960)))))`

/**
 * SQL of a day's figures by the rule in force, in seconds, over `reckonedDays`. The arithmetic
 * equals `ruleBreak` and `workedOf` (services/domain/src/attendance/breaks.ts). It is in SQL so
 * that lists can sort by it and pay can add it up.
 */
export const reckoned = {
  rule_unpaid,
  rule_paid: rule('1 - r.unpaid#'),
  worked,
  rest,
  short_rest,
  over_limit,
  forgotten,
  any: `(${forgotten} or ${over_limit} or ${short_rest})`,
}

/** Selects days `d`, each with the version of the rules `r` in force on it, if any. */
export const reckonedDays = (db: Reads) => {
  const versions = db
    .selectFrom('attendance_rules')
    .selectAll()
    .select(
      sql<
        string | null
      >`lead(effective_on) over (partition by workspace_id order by effective_on)`.as('until'),
    )
  return db
    .selectFrom('attendance_days as d')
    .leftJoin(versions.as('r'), (join) =>
      join
        .onRef('r.workspace_id', '=', 'd.workspace_id')
        .onRef('r.effective_on', '<=', 'd.day')
        .on(sql<boolean>`(r.until is null or d.day < r.until)`),
    )
}

/** Joins the rest before day `d`, for lists that compute it only for the rows of a page. */
export const restBefore = (db: Reads) =>
  db
    .selectFrom('attendance_days as p')
    .select(sql<number | null>`extract(epoch from d.first_in - p.last_out)::float8`.as('rest'))
    .where(sql<boolean>`p.employee_id = d.employee_id and p.day < d.day`)
    .orderBy('p.day', 'desc')
    .limit(1)

const number = (of: string): RawBuilder<number> => sql<number>`${sql.raw(of)}::float8`

export type ReckonedDay = Awaited<ReturnType<typeof daysBetween>>[number]

/** Selects one employee's days between two days, both included, oldest first. */
export const daysBetween = (db: Reads, employee: string, from: string, to: string) =>
  reckonedDays(db)
    .select([
      'd.day',
      'd.shifts',
      'd.open_shifts',
      'd.presence',
      'd.breaks_unpaid',
      'd.breaks_paid',
    ])
    .select([
      number(reckoned.rule_unpaid).as('rule_unpaid'),
      number(reckoned.rule_paid).as('rule_paid'),
      number(reckoned.worked).as('worked'),
      sql<number | null>`${sql.raw(reckoned.rest)}`.as('rest'),
      sql<boolean>`${sql.raw(reckoned.short_rest)}`.as('short_rest'),
      sql<boolean>`${sql.raw(reckoned.over_limit)}`.as('over_limit'),
      sql<boolean>`${sql.raw(reckoned.forgotten)}`.as('forgotten'),
    ])
    .where('d.employee_id', '=', employee)
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .orderBy('d.day')
    .execute()

/**
 * Returns the paid seconds of attendance of each employee on each day between two days, both
 * included. They are presence without unpaid breaks; a shift without an end counts 0.
 */
export const secondsByDay = async (
  db: Reads,
  employees: readonly string[],
  from: string,
  to: string,
) =>
  employees.length === 0
    ? []
    : reckonedDays(db)
        .select(['d.employee_id', 'd.day', number(reckoned.worked).as('seconds')])
        .where('d.employee_id', '=', anyOf(employees))
        .where('d.day', '>=', from)
        .where('d.day', '<=', to)
        .where('d.presence', '>', 0)
        .execute()

export type RulesRow = Awaited<ReturnType<typeof attendanceRulesOf>>[number]

/** Selects the versions of a workspace's rules, latest first. */
export const attendanceRulesOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('attendance_rules')
    .select([
      'id',
      'effective_on',
      'breaks',
      'rest_minutes',
      'daily_minutes',
      'forgotten_minutes',
      'longest_minutes',
    ])
    .select('revision')
    .where('workspace_id', '=', workspace)
    .orderBy('effective_on', 'desc')
    .execute()
