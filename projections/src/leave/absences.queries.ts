import { LONGEST_LEAVE_DAYS } from '@workledger/contracts/kernel/bounds'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'
import type { Reads } from '../kernel/tenant-reads'
import { sees } from '../people/visibility.port'
import { decidesInPlace } from './stand-ins.port'

/**
 * Starts a query of approved and pending leaves of present employees; the caller selects the
 * columns.
 */
export const absences = (db: Reads, workspace: string) =>
  db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('l.workspace_id', '=', workspace)
    .where('l.status', 'in', ['approved', 'pending'])
    .where('e.status', '=', 'active')

/**
 * Returns the condition that a leave touches some days. A leave's length is bounded, so only the
 * surrounding years are read, not the whole past.
 */
export const inDays = ({ from, to }: { from?: string; to?: string }): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      ...(from
        ? [sql`l.finish_on >= ${from} and l.start_on > ${from}::date - ${LONGEST_LEAVE_DAYS}::int`]
        : []),
      ...(to ? [sql`l.start_on <= ${to}`] : []),
    ],
    sql` and `,
  )})`

/** Returns SQL of whether an employee decides the leaves of a row's `e`, as manager or stand-in. */
export const decidedBy = (employee: string): RawBuilder<boolean> =>
  sql<boolean>`(e.id <> ${employee} and (${employee} in (e.manager_id, e.time_off_manager_id) or ${decidesInPlace(employee)}))`

/**
 * Returns SQL of the leaves that a viewer sees: approved ones of visible people. Pending requests
 * are visible to the employee and those who decide them.
 */
export const seesAbsence = ({
  employee,
  everything,
}: Pick<Viewer, 'employee' | 'everything'>): RawBuilder<boolean> =>
  sql<boolean>`(e.id = ${employee} or ${decidedBy(employee)} or (l.status = 'approved' and ${sees({ employee, everything }, 'e.id')}))`

interface AbsencesQuery {
  readonly from: string
  readonly to: string
  readonly q?: string | undefined
  readonly location_id?: string | undefined
  readonly department_id?: string | undefined
  readonly decided_by?: string | undefined
  /** An employee to leave out. */
  readonly not_of?: string | undefined
}

/**
 * Returns, by day, the people on leave and the people with a pending request; days without any are
 * left out.
 */
export async function absenceDays(
  db: Reads,
  viewer: Pick<Viewer, 'workspace' | 'employee' | 'everything'>,
  asked: AbsencesQuery,
) {
  const { from, to, q, location_id, department_id, decided_by, not_of } = asked
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10)

  let query = absences(db, viewer.workspace)
    .innerJoinLateral(
      () =>
        sql<{
          day: string
        }>`(select g::date as day from generate_series(greatest(l.start_on, ${from}::date),
        least(l.finish_on, ${to}::date), interval '1 day') g)`.as('days'),
      (join) => join.onTrue(),
    )
    .select('days.day as date')
    .select(sql<number>`count(distinct e.id) filter (where l.status = 'approved')::int`.as('away'))
    .select(
      sql<number>`count(distinct e.id) filter (where l.status = 'pending')::int`.as('waiting'),
    )
    .where(inDays({ from, to }))

  if (!viewer.everything) query = query.where(seesAbsence(viewer))
  if (location_id) query = query.where('e.location_id', '=', location_id)
  if (department_id) query = query.where('e.department_id', '=', department_id)
  if (decided_by) query = query.where(decidedBy(decided_by))
  if (not_of) query = query.where('e.id', '!=', not_of)

  for (const word of words)
    query = query.where(sql<boolean>`read.full_name(e.first_name, e.last_name) ~* ${spelled(word)}`)

  return query.groupBy('days.day').orderBy('days.day').execute()
}

/**
 * Returns whether a viewer may know an employee's working days: their own, everyone's, or those of
 * people whose leave they decide.
 */
export async function knowsWorkingDays(
  db: Reads,
  { workspace, employee, everything }: Pick<Viewer, 'workspace' | 'employee' | 'everything'>,
  of: string,
) {
  if (of === employee) return true

  const row = await db
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.workspace_id', '=', workspace)
    .where('e.id', '=', of)
    .where(everything ? sql<boolean>`true` : decidedBy(employee))
    .executeTakeFirst()

  return row !== undefined
}
