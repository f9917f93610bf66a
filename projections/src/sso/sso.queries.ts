import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const signOnOf = (db: Reads, workspace: string) =>
  db.selectFrom('sign_on').selectAll().where('id', '=', workspace).executeTakeFirst()

export const mailDomainsOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('mail_domains')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .orderBy('domain')
    .execute()

export const mailDomainById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('mail_domains')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the people with accounts who may be administrators, in the order of their names. */
export const peopleWithRights = (db: Reads, workspace: string) =>
  db
    .selectFrom('employees as e')
    .leftJoin('roles as r', 'r.id', 'e.role_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.user_id', 'is not', null)
    .where('e.status', '=', 'active')
    .where('e.access_stopped', '=', false)
    .where(sql<boolean>`jsonb_array_length(r.permissions) > 0`)
    .select([
      'e.id',
      'r.permissions',
      sql<string>`read.full_name(e.first_name, e.last_name)`.as('name'),
    ])
    .orderBy('name')
    .execute()

/** Returns the record that has this address. */
export const employeeByAddress = (db: Reads, workspace: string, email: string) =>
  db
    .selectFrom('employees')
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select(['id', 'user_id', 'status', 'access_stopped'])
    .executeTakeFirst()
