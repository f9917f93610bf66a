import { sql } from 'kysely'
import { contractToday } from '../employment/contract-today.port'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Returns those of these departments that exist. */
export async function idsOfDepartments(db: Reads, workspace: string, ids: readonly string[]) {
  const found = await db
    .selectFrom('departments')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(ids))
    .execute()

  return new Set(found.map(({ id }) => id))
}

/** Counts the active employees with each role. */
export const peopleOfRoles = (db: Reads) =>
  db
    .selectFrom('employees as e')
    .where('e.status', '=', 'active')
    .select(['e.role_id as id', sql<number>`count(*)::int`.as('n')])
    .groupBy('e.role_id')

/** Counts the active employees with each designation, by the contracts in force today. */
export const peopleOfDesignations = (db: Reads) =>
  db
    .selectFrom('employees as e')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .innerJoinLateral(
      () => contractToday(db).as('c'),
      (join) => join.onTrue(),
    )
    .where('e.status', '=', 'active')
    .select(['c.designation_id as id', sql<number>`count(*)::int`.as('n')])
    .groupBy('c.designation_id')
