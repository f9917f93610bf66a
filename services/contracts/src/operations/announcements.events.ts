import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

export const ANNOUNCEMENT_LENGTH = 300

/** A text for all signed-in users, from one time until another. */
const announcement = {
  announcement_id: id(),
  text: plain(ANNOUNCEMENT_LENGTH),
  /** Omitted: Arabic readers see the English text. */
  text_ar: plain(ANNOUNCEMENT_LENGTH).nullable(),
  from: instant(),
  until: instant(),
}

/** An operator's text: stream `announcement-{id}`, in the system workspace. */
export const announcementEvents = {
  AnnouncementSet: event('AnnouncementSet', { v: 1, data: z.object(announcement) }),
  AnnouncementChanged: event('AnnouncementChanged', { v: 1, data: z.object(announcement) }),
  AnnouncementWithdrawn: event('AnnouncementWithdrawn', {
    v: 1,
    data: z.object({ announcement_id: id() }),
  }),
}

/**
 * The announcements that a person has closed: stream `dismissals-{user_id}`, in the system
 * workspace.
 */
export const dismissalEvents = {
  AnnouncementDismissed: event('AnnouncementDismissed', {
    v: 1,
    data: z.object({ announcement_id: id(), user_id: id() }),
  }),
}
