import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { created, fieldIssue, id, instant, one, optionalText, text } from '../kernel/shapes'
import { announcementStatuses } from './announcement-statuses'
import { ANNOUNCEMENT_LENGTH, textsByLanguage } from './announcements.events'
import { announcementsList } from './operations.lists'

/** An announcement for readers. */
export const announcement = z.object({
  id: id(),
  text: z.string(),
  /** Null: readers of that language see `text`. */
  ...textsByLanguage(() => z.string().nullable()),
  from: z.string(),
  until: z.string(),
})

export type Announcement = z.output<typeof announcement>

const MOST_DAYS = 366
const milliseconds = (written: string) => Date.parse(`${written.replace(' ', 'T')}Z`)

/** The form of an announcement. */
export const announcementBody = z
  .object({
    text: text('field.required', ANNOUNCEMENT_LENGTH),
    ...textsByLanguage(() => optionalText(ANNOUNCEMENT_LENGTH)),
    from: instant(),
    until: instant(),
  })
  .refine(({ from, until }) => until > from, fieldIssue('until', 'operations.after_start'))
  .refine(
    ({ from, until }) => milliseconds(until) - milliseconds(from) <= MOST_DAYS * 86_400_000,
    fieldIssue('until', 'operations.most_days', { days: MOST_DAYS }),
  )

export const announcementsApi = area('operations', {
  announcements: endpoint({
    method: 'GET',
    path: '/announcements',
    who: 'user',
    summary: 'Current announcements that the caller has not closed; the newest five',
    response: z.object({ data: z.array(announcement) }),
  }),
  dismissAnnouncement: endpoint({
    method: 'POST',
    path: '/announcements/{id}/dismiss',
    who: 'user',
    whileReadOnly: true,
    summary: 'Close an announcement for the caller',
    status: 204,
    params: z.object({ id: idOf('announcements') }),
  }),
  listAnnouncements: listCall(announcementsList, {
    path: '/operations/announcements',
    summary: 'All announcements, including withdrawn ones',
    filters: { status: z.enum(announcementStatuses).optional() },
  }),
  addAnnouncement: endpoint({
    method: 'POST',
    path: '/operations/announcements',
    who: 'operator',
    summary: 'Announce something to all signed-in users',
    status: 201,
    body: announcementBody,
    response: created(),
  }),
  changeAnnouncement: endpoint({
    method: 'PUT',
    path: '/operations/announcements/{id}',
    who: 'operator',
    summary:
      'Change the text or time of an announcement; it stays closed for users who have closed it',
    params: z.object({ id: idOf('announcements') }),
    body: changeBody(announcementBody),
    response: one(announcementsList.row),
    errors: ['operations.withdrawn'],
  }),
  withdrawAnnouncement: endpoint({
    method: 'DELETE',
    path: '/operations/announcements/{id}',
    who: 'operator',
    summary: 'Withdraw an announcement',
    params: z.object({ id: idOf('announcements') }),
  }),
})
