import type { Reads } from '../kernel/tenant-reads'

export const clientById = (db: Reads, workspace: string, id: string) =>
  db.selectFrom('clients').selectAll().where('workspace_id', '=', workspace).where('id', '=', id).executeTakeFirst()

/** Whether projects or invoices name the client. */
export async function clientInUse(db: Reads, id: string): Promise<boolean> {
  const project = await db.selectFrom('projects').select('id').where('client_id', '=', id).limit(1).executeTakeFirst()
  return !!(project ?? (await db.selectFrom('invoices').select('id').where('client_id', '=', id).limit(1).executeTakeFirst()))
}
