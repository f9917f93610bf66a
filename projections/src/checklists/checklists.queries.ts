import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/**
 * SQL of the person who does item `i` of employee `e` now: the item's owner while they work here.
 */
export const ownerOf = `case i.owner when 'employee' then e.id when 'manager' then e.manager_id when 'person' then i.owner_id end`

/**
 * Selects items with their employee `e` and the person who does them now `m`; null means any
 * administrator.
 */
export const items = (db: Reads, workspace: string) =>
  db
    .selectFrom('checklist_items as i')
    .innerJoin('employees as e', 'e.id', 'i.employee_id')
    .leftJoin('employees as m', (join) =>
      join.on(sql<boolean>`m.id = ${sql.raw(ownerOf)} and m.status = 'active'`),
    )
    .where('i.workspace_id', '=', workspace)

/** Returns the employees who have an item due by a day; null means any administrator. */
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

/**
 * Selects one employee's items due by a day, oldest first; with `admin` also those of any
 * administrator.
 */
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
