import type { Reads } from '../kernel/tenant-reads'

export const workspaceById = (db: Reads, id: string) =>
  db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst()

export const workspacesOf = (db: Reads, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('workspaces')
        .select(['id', 'name', 'logo'])
        .where('id', 'in', [...ids])
        .orderBy('name')
        .execute()
