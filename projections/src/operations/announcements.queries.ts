import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { sql } from 'kysely'
import { contains, type ListRequest, paged } from '../kernel/list'
import type { Reads } from '../kernel/tenant-reads'

/** More than a few at once nobody reads; what is behind them shows as the first are closed. */
const MOST = 5
const status = sql<'scheduled' | 'active' | 'ended' | 'withdrawn'>`case when a.withdrawn_at is not null then 'withdrawn'
  when a."from" > now() then 'scheduled' when a.until <= now() then 'ended' else 'active' end`

/** What stands at this moment and this person has not closed, the newest first. */
export const announcementsFor = (db: Reads, user: string) =>
  db
    .selectFrom('announcements as a')
    .where('a.workspace_id', '=', SYSTEM_WORKSPACE)
    .where(status, '=', 'active')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('announcement_dismissals as d')
            .where('d.user_id', '=', user)
            .whereRef('d.announcement_id', '=', 'a.id')
            .select('d.id'),
        ),
      ),
    )
    .select(['a.id', 'a.text', 'a.text_ar', 'a.from', 'a.until'])
    .orderBy('a.from', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MOST)
    .execute()

const listed = (db: Reads) =>
  db
    .selectFrom('announcements as a')
    .where('a.workspace_id', '=', SYSTEM_WORKSPACE)
    .select(['a.id', 'a.text', 'a.text_ar', 'a.from', 'a.until', 'a.dismissed', 'a.created_at'])
    .select(status.as('status'))

export function announcementsPage(db: Reads, request: ListRequest & { status?: string | undefined }) {
  let query = listed(db)
  if (request.status) query = query.where(status, '=', request.status as 'active')
  if (request.q) {
    const like = contains(request.q)
    query = query.where((eb) => eb.or([eb('a.text', 'ilike', like), eb('a.text_ar', 'ilike', like)]))
  }
  return paged(query, request, {
    sortable: { from: 'a.from', until: 'a.until', created_at: 'a.created_at', text: 'a.text' },
    fallback: '-from',
    tieBreaker: 'a.id',
  })
}

export const announcementById = (db: Reads, id: string) => listed(db).where('a.id', '=', id).executeTakeFirst()
