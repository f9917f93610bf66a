import { sql } from 'kysely'
import { contains, type ListRequest, paged } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'

/** What was being sent more than a minute ago was cut off: nobody knows whether it arrived. */
const status = sql<string>`case when d.state <> 'attempted' then d.state when d.attempted_at < now() - interval '1 minute' then 'unknown' else 'intended' end`

const shown = (db: Reads, workspace: string) =>
  db.selectFrom('deliveries as d').where('d.workspace_id', '=', workspace).selectAll('d').select(status.as('status'))

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesPage>>['data'][number]

export function deliveriesPage(db: Reads, workspace: string, request: ListRequest & { status?: string | undefined }) {
  let query = shown(db, workspace)
  if (request.status) query = query.where(status, '=', request.status)
  if (request.q) {
    const like = contains(request.q)
    query = query.where((eb) => eb.or([eb('d.to', 'ilike', like), eb('d.template', 'ilike', like), eb('d.message_id', 'ilike', like)]))
  }
  return paged(query, request, {
    sortable: { created_at: 'd.created_at', settled_at: 'd.settled_at', to: 'd.to', template: 'd.template', status: 'd.state' },
    fallback: '-created_at',
    tieBreaker: 'd.id',
  })
}

export const deliveryById = (db: Reads, workspace: string, id: string) => shown(db, workspace).where('d.id', '=', id).executeTakeFirst()

/** How many messages stand where; `sent` went to a mail server, `outbox` became files. */
export async function deliveryCounts(db: Reads, workspace: string) {
  const { rows } = await sql<{ state: string; n: number }>`
    select case when ${status} = 'sent' and d."where" = 'outbox' then 'outbox' else ${status} end as state, count(*)::int as n
    from deliveries d where d.workspace_id = ${workspace} group by 1`.execute(db)
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
  return { intended: of('intended'), sent: of('sent'), outbox: of('outbox'), failed: of('failed'), unknown: of('unknown') }
}
