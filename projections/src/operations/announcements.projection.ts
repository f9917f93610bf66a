import {
  dismissalEvents as d,
  announcementEvents as e,
  textsByLanguage,
} from '@workledger/contracts/operations/announcements.events'
import { announcementDecider } from '@workledger/domain/operations/announcement'
import { at, change, instantOf, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const announcements = table('announcements', {
  id: col.uuid,
  /** The installation's workspace: every signed-in person may read them. */
  workspace_id: col.uuid,
  text: col.text,
  ...textsByLanguage(() => col.maybe.text),
  from: col.instant,
  until: col.instant,
  withdrawn_at: col.maybe.instant,
  /** Number of people who closed it. */
  dismissed: col.int,
  created_at: col.instant,
  revision: col.revision,
})

/** The announcements that each person closed. */
export const dismissals = table(
  'announcement_dismissals',
  { id: col.text, user_id: col.uuid, announcement_id: col.uuid },
  { tenant: 'user_id', indexes: ['user_id'] },
)

const announcementIdOf = (event: { data: { announcement_id: string } }) =>
  event.data.announcement_id

/** Returns the texts in all languages. */
const textsOf = <D extends { announcement_id: string; from: string; until: string }>({
  announcement_id: _,
  from: __,
  until: ___,
  ...texts
}: D) => texts

export const announcementsProjection = projection('announcements', {
  version: 3,
  tables: [announcements, dismissals],
  contents: [[announcements, announcementDecider]],
  steps: [
    on(e.AnnouncementSet, announcements, announcementIdOf, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      ...textsOf(event.data),
      from: instantOf(event.data.from),
      until: instantOf(event.data.until),
      withdrawn_at: null,
      dismissed: 0,
      created_at: at(event),
    })),
    change(e.AnnouncementChanged, announcements, announcementIdOf, ({ data }) => ({
      ...textsOf(data),
      from: instantOf(data.from),
      until: instantOf(data.until),
    })),
    change(e.AnnouncementWithdrawn, announcements, announcementIdOf, (event) => ({
      withdrawn_at: at(event),
    })),
    on(
      d.AnnouncementDismissed,
      dismissals,
      ({ data }) => `${data.user_id} ${data.announcement_id}`,
      (_, { data }, id) => ({ id, ...data }),
    ),
    change(d.AnnouncementDismissed, announcements, announcementIdOf, (_, row) => ({
      dismissed: row.dismissed + 1,
    })),
  ],
})
