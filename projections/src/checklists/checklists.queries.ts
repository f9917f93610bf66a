import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

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

/** Returns SQL of whether a person does item `i` now; with `admin` also items of any administrator. */
export const waitsFor = (employee: string, admin: boolean) =>
  admin
    ? sql<boolean>`(m.id = ${employee} or m.id is null)`
    : sql<boolean>`coalesce(m.id = ${employee}, false)`

/** Selects a person's open items. */
export const itemsToDo = (workspace: string, employee: string, admin: boolean): WaitingRows =>
  sql<WaitingRow>`
    select i.id as record, i.employee_id, i.due_on as due, c.begun_at as since, i.revision,
      concat_ws(' ', i.text, i.checklist) as title, null::text as detail
    from checklist_items i join employees e on e.id = i.employee_id
    join checklists c on c.id = i.checklist_id
    left join employees m on m.id = ${sql.raw(ownerOf)} and m.status = 'active'
    where i.workspace_id = ${workspace} and i.status = 'open' and ${waitsFor(employee, admin)}`

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
    .where(waitsFor(employee, admin))
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
