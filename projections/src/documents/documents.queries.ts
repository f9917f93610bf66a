import { LATE_REMINDER, reminderDays } from '@workledger/domain/documents/document'
import { sql } from 'kysely'
import type { PageAfter } from '../kernel/page-after'
import type { Reads } from '../kernel/tenant-reads'

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

/** Selects active employees' documents that may need a reminder on a day, after the given id. */
export const expiring = (db: Reads, workspace: string, today: string, { after, most }: PageAfter) =>
  documents(db, workspace)
    .select(['d.id', 'd.employee_id'])
    .where('e.status', '=', 'active')
    .where(
      sql<boolean>`d.expires_on between ${today}::date - ${LATE_REMINDER}::int and ${today}::date + ${reminderDays[0]}::int`,
    )
    .where(sql<boolean>`coalesce(d.reminded, ${reminderDays[0] + 1}::int) > 0`)
    .$if(after !== undefined, (query) => query.where('d.id', '>', after!))
    .orderBy('d.id')
    .limit(most)
    .execute()
