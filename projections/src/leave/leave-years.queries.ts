import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/**
 * Selects employees who had a policy before this 1 January and whose previous year is not closed.
 */
const unclosed = (db: Reads, workspace: string, newYear: string) =>
  db
    .selectFrom('leave_places as p')
    .where('p.workspace_id', '=', workspace)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(p.places) place where place->>'policy_id' is not null and place->>'from' < ${newYear})`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('leave_years as y')
            .whereRef('y.employee_id', '=', 'p.id')
            .where('y.year', '=', Number(newYear.slice(0, 4)) - 1),
        ),
      ),
    )

export const unclosedSince = async (
  db: Reads,
  workspace: string,
  newYear: string,
): Promise<string[]> =>
  (await unclosed(db, workspace, newYear).select('p.id').orderBy('p.id').execute()).map(
    ({ id }) => id,
  )

/**
 * Selects each closed year of each employee, and the year before `newYear` for employees whose
 * close is due.
 */
export function yearCloses(db: Reads, workspace: string, newYear: string) {
  const year = Number(newYear.slice(0, 4)) - 1

  const closed = db
    .selectFrom('leave_years as y')
    .where('y.workspace_id', '=', workspace)
    .select(['y.id', 'y.employee_id', 'y.year', 'y.granted', 'y.carried', 'y.lost', 'y.closed_at'])
    .select([
      sql<string>`'closed'`.as('status'),
      sql<boolean | null>`(y.closed->>'unlimited')::boolean`.as('unlimited'),
      sql<string | null>`y.closed->>'carry_expires_on'`.as('carry_expires_on'),
    ])

  const waiting = unclosed(db, workspace, newYear)
    .select([
      sql<string>`p.id || ' ' || ${sql.lit(year)}`.as('id'),
      'p.id as employee_id',
      sql<number>`${sql.lit(year)}`.as('year'),
    ])
    .select([
      sql<string | null>`null::numeric`.as('granted'),
      sql<string | null>`null::numeric`.as('carried'),
      sql<string | null>`null::numeric`.as('lost'),
      sql<string | null>`null::timestamptz`.as('closed_at'),
      sql<string>`'waiting'`.as('status'),
      sql<boolean | null>`null::boolean`.as('unlimited'),
      sql<string | null>`null::text`.as('carry_expires_on'),
    ])

  return db
    .selectFrom(closed.unionAll(waiting as never).as('y'))
    .innerJoin('employees as e', 'e.id', 'y.employee_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
}

/**
 * Returns each year, newest first: the number of people closed and waiting, and the days carried
 * over and lost. The time of the close is included.
 */
export async function yearsClosed(db: Reads, workspace: string, newYear: string) {
  const rows = await yearCloses(db, workspace, newYear)
    .select((eb) => [
      'y.year' as const,
      eb.fn.count<string>('y.closed_at').as('closed'),
      eb.fn.countAll<string>().as('people'),
      sql<string>`coalesce(sum(y.carried) filter (where y.carried > 0), 0)::text`.as('carried'),
      sql<string>`coalesce(-sum(y.carried) filter (where y.carried < 0), 0)::text`.as('overdrawn'),
      sql<string>`coalesce(sum(y.lost), 0)::text`.as('lost'),
      eb.fn.min('y.closed_at').as('first_closed_at'),
      eb.fn.max('y.closed_at').as('last_closed_at'),
    ])
    .groupBy('y.year')
    .orderBy('y.year', 'desc')
    .execute()
  return rows.map(({ closed, people, ...row }) => ({
    ...row,
    closed: Number(closed),
    waiting: Number(people) - Number(closed),
  }))
}
