import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { textsByLanguage } from '@workledger/contracts/operations/announcements.events'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** More than a few at once are not read; the next ones show as the first are closed. */
const ANNOUNCEMENTS_LIMIT = 5

const translated = textsByLanguage(() => null)
const translatedTexts = (Object.keys(translated) as (keyof typeof translated)[]).map(
  (field) => `a.${field}` as const,
)

/** SQL of an announcement's status, over `announcements as a`. */
export const announcementStatus = `case when a.withdrawn_at is not null then 'withdrawn'
  when a."from" > now() then 'scheduled' when a.until <= now() then 'ended' else 'active' end`

/** Selects the present announcements that this person has not closed, newest first. */
export const announcementsFor = (db: Reads, user: string) =>
  db
    .selectFrom('announcements as a')
    .where('a.workspace_id', '=', SYSTEM_WORKSPACE)
    .where(sql<string>`${sql.raw(announcementStatus)}`, '=', 'active')
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
    .select(['a.id', 'a.text', ...translatedTexts, 'a.from', 'a.until'])
    .orderBy('a.from', 'desc')
    .orderBy('a.id', 'desc')
    .limit(ANNOUNCEMENTS_LIMIT)
    .execute()
