import { contains, type ListRequest, paged } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'

export type ClientRow = NonNullable<Awaited<ReturnType<typeof clientById>>>
export const clientById = (db: Reads, workspace: string, id: string) =>
  db.selectFrom('clients').selectAll().where('workspace_id', '=', workspace).where('id', '=', id).executeTakeFirst()

/** `contacts`: whether contacts and rates may be searched and sorted by. */
export function clientsPage(db: Reads, workspace: string, request: ListRequest, contacts: boolean) {
  let query = db.selectFrom('clients as c').selectAll('c').where('c.workspace_id', '=', workspace)
  if (request.q) {
    const like = contains(request.q)
    query = query.where((eb) =>
      eb.or([
        eb('c.name', 'ilike', like),
        ...(contacts ? [eb('c.contact_name', 'ilike', like), eb('c.contact_email', 'ilike', like)] : []),
      ]),
    )
  }
  return paged(query, request, {
    sortable: {
      name: 'c.name',
      ...(contacts ? { contact_name: 'c.contact_name', contact_email: 'c.contact_email', hrate: 'c.hrate' } : {}),
      created_at: 'c.created_at',
    },
    fallback: 'name',
    tieBreaker: 'c.id',
  })
}

/** Whether projects or invoices name the client. */
export async function clientInUse(db: Reads, id: string): Promise<boolean> {
  const project = await db.selectFrom('projects').select('id').where('client_id', '=', id).limit(1).executeTakeFirst()
  return !!(project ?? (await db.selectFrom('invoices').select('id').where('client_id', '=', id).limit(1).executeTakeFirst()))
}
