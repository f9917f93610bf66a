import { LATE_REMINDER, reminderDays } from '@workledger/domain/documents/document'
import { sql } from 'kysely'
import type { PageAfter } from '../kernel/page-after'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'

/** Starts a query of documents with their employee; the caller selects the columns. */
export const documents = (db: Reads, workspace: string) =>
  db
    .selectFrom('documents as d')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .where('d.workspace_id', '=', workspace)

export const documentById = (db: Reads, workspace: string, id: string) =>
  documents(db, workspace)
    .selectAll('d')
    .select(['e.first_name', 'e.last_name', 'e.email', 'e.status', 'e.user_id'])
    .where('d.id', '=', id)
    .executeTakeFirst()

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentById>>>

/** Returns first and last names of users, as this workspace knows them. */
export async function authorsOf(db: Reads, workspace: string, users: readonly string[]) {
  if (users.length === 0) return new Map<string, { first_name: string; last_name: string }>()

  const rows = await db
    .selectFrom('employees')
    .where('workspace_id', '=', workspace)
    .where('user_id', 'in', [...users])
    .select(['user_id', 'first_name', 'last_name'])
    .execute()

  return new Map(
    rows.map((row) => [
      row.user_id!,
      { first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
    ]),
  )
}

/** Returns a user as an active employee with their present permissions. */
export async function readerOf(db: Reads, workspace: string, user: string) {
  const row = await db
    .selectFrom('memberships as m')
    .leftJoin('roles as r', 'r.id', 'm.role_id')
    .where('m.workspace_id', '=', workspace)
    .where('m.user_id', '=', user)
    .where('m.status', '=', 'active')
    .select(['m.id as employee', 'r.permissions'])
    .executeTakeFirst()
  return (
    row && { workspace, employee: row.employee, permissions: (row.permissions ?? []) as string[] }
  )
}

/** Returns SQL of whether document `d` expires soon, or expired in the last days. */
const isNearExpiry = (today: string) =>
  sql<boolean>`d.expires_on between ${today}::date - ${LATE_REMINDER}::int and ${today}::date + ${reminderDays[0]}::int`

/** Returns SQL of whether a person reads document `d` of employee `e` without being an admin. */
export const readsDocument = (employee: string) =>
  sql<boolean>`(d.employee_id = ${employee} or d.visibility = 'managers'
    and ${employee}::uuid in (e.manager_id, e.time_off_manager_id))`

/** Selects active employees' documents near their expiry that a person reads. */
export const expiringFor = (
  workspace: string,
  { employee, admin, today }: { employee: string; admin: boolean; today: string },
): WaitingRows =>
  sql<WaitingRow>`
    select d.id as record, d.employee_id, d.expires_on as due, null::timestamptz as since, d.revision,
      concat_ws(' ', d.filename, d.type) as title, null::text as detail
    from documents d join employees e on e.id = d.employee_id
    where d.workspace_id = ${workspace} and e.status = 'active' and ${isNearExpiry(today)}
      and ${admin ? sql`true` : readsDocument(employee)}`

/** Selects active employees' documents that may need a reminder on a day, after the given id. */
export const expiring = (db: Reads, workspace: string, today: string, { after, most }: PageAfter) =>
  documents(db, workspace)
    .select(['d.id', 'd.employee_id'])
    .where('e.status', '=', 'active')
    .where(isNearExpiry(today))
    .where(sql<boolean>`coalesce(d.reminded, ${reminderDays[0] + 1}::int) > 0`)
    .$if(after !== undefined, (query) => query.where('d.id', '>', after!))
    .orderBy('d.id')
    .limit(most)
    .execute()
