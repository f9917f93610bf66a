import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Employees who had a policy before this 1 January and whose year before it is not closed. */
export const unclosedSince = async (db: Reads, workspace: string, newYear: string): Promise<string[]> =>
  (
    await db
      .selectFrom('leave_places as p')
      .select('p.id')
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
      .orderBy('p.id')
      .execute()
  ).map(({ id }) => id)
