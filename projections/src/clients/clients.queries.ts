import type { Reads } from '../kernel/tenant-reads'

export const clientById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
