import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/**
 * SQL of who does an item `i` of the employee `e` now: whoever the owner means, as long as they
 * work here.
 */
export const ownerOf = `case i.owner when 'employee' then e.id when 'manager' then e.manager_id when 'person' then i.owner_id end`

/** Items with whom they are about (`e`) and who does them now (`m`; nobody: any admin). */
export const items = (db: Reads, workspace: string) =>
  db
    .selectFrom('checklist_items as i')
    .innerJoin('employees as e', 'e.id', 'i.employee_id')
    .leftJoin('employees as m', (join) =>
      join.on(sql<boolean>`m.id = ${sql.raw(ownerOf)} and m.status = 'active'`),
    )
    .where('i.workspace_id', '=', workspace)

/** Who does something that is due by a day: employees, and null where it is any admin's. */
export const ownersOfDue = async (
  db: Reads,
  workspace: string,
  day: string,
): Promise<(string | null)[]> =>
  (
    await items(db, workspace)
      .where('i.status', '=', 'open')
      .where('i.due_on', '<=', day)
      .select('m.id')
      .distinct()
      .execute()
  ).map(({ id }) => id)

/** What is due by a day of one employee, and with `admin` also of any admin; the oldest first. */
export const dueItems = (
  db: Reads,
  workspace: string,
  day: string,
  { employee, admin, most }: { employee: string; admin: boolean; most: number },
) =>
  items(db, workspace)
    .where('i.status', '=', 'open')
    .where('i.due_on', '<=', day)
    .where((eb) =>
      admin
        ? eb.or([eb('m.id', '=', employee), eb('m.id', 'is', null)])
        : eb('m.id', '=', employee),
    )
    .select([
      'i.text',
      'i.due_on',
      'e.first_name',
      'e.last_name',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('i.due_on')
    .orderBy('i.id')
    .limit(most)
    .execute()
