import { type RawBuilder, sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** As many steps as a rule may have; see `attendanceRulesBody`. */
const steps = [1, 2, 3, 4]

const work = '(d.presence - d.breaks_unpaid - d.breaks_paid)'
const taken = '(d.breaks_unpaid + d.breaks_paid + d.gaps)'
// PostgreSQL's least and greatest leave nulls out, which is what steps that are not there answer.
const missing = `greatest(0, ${steps.map((n) => `least(r.upto[${n}] - ${taken}, ${work} - r.after[${n}])`).join(', ')})`

const reached = (n: number) =>
  `greatest(0, least(${taken} + ${missing}, r.upto[${n}]) - greatest(${taken}, ${n > 1 ? `r.upto[${n - 1}]` : '0'}))`

const rule = (part: string) =>
  `(${steps.map((n) => `coalesce((${part.replaceAll('#', `[${n}]`)}) * ${reached(n)}, 0)`).join(' + ')})`

const rule_unpaid = rule('r.unpaid#')
const worked = `(d.presence - d.breaks_unpaid - ${rule_unpaid})`

const rest = `(select extract(epoch from d.first_in - p.last_out)::float8 from attendance_days p
  where p.employee_id = d.employee_id and p.day < d.day order by p.day desc limit 1)`

const short_rest = `coalesce(${rest} < r.rest_minutes * 60, false)`
const over_limit = `coalesce(${worked} > r.daily_minutes * 60, false)`

/** A shift without an end whose check-out was forgotten; one that runs is none. */
const forgotten = `(d.open_shifts > 0 and exists (select from attendance a where a.employee_id = d.employee_id and a.day = d.day
  and a.out_at is null and (not a.running or a.in_at < now() - make_interval(mins => coalesce(r.forgotten_minutes, 960)))))`

/**
 * SQL over `reckonedDays` of what the rule in force on a day makes of it, in seconds. The same
 * arithmetic as `ruleBreak` and `workedOf` (services/domain/src/attendance/breaks.ts), here so that
 * lists sort by it and pay adds it up.
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

/** Days `d`, each with the version of the rules `r` that is in force on it, if there is one. */
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

/**
 * The rest before day `d`, once more as a join, for lists that work it out for the rows of a page
 * alone.
 */
export const restBefore = (db: Reads) =>
  db
    .selectFrom('attendance_days as p')
    .select(sql<number | null>`extract(epoch from d.first_in - p.last_out)::float8`.as('rest'))
    .where(sql<boolean>`p.employee_id = d.employee_id and p.day < d.day`)
    .orderBy('p.day', 'desc')
    .limit(1)

const number = (of: string): RawBuilder<number> => sql<number>`${sql.raw(of)}::float8`

export type ReckonedDay = Awaited<ReturnType<typeof daysBetween>>[number]

/** One employee's days from one to the other, both included, oldest first. */
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
 * Seconds of attendance that are paid to each of these employees on each day from one to the other,
 * both included: presence without unpaid breaks. Shifts without an end count nothing.
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
        .where('d.employee_id', '=', sql<any>`any (${[...employees]}::uuid[])`)
        .where('d.day', '>=', from)
        .where('d.day', '<=', to)
        .where('d.presence', '>', 0)
        .execute()

export type RulesRow = Awaited<ReturnType<typeof attendanceRulesOf>>[number]

/** The versions of a workspace's rules, latest first. */
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
