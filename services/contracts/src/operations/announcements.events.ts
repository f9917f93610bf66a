import * as z from 'zod'
import type { ShippedLanguage } from '../kernel/area-words'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

export const ANNOUNCEMENT_LENGTH = 300

/**
 * Returns the fields of an announcement's other languages; a reader without a text in their own
 * language sees `text`. A language that the product gains does not compile here.
 */
export const textsByLanguage = <F>(field: () => F) =>
  ({
    text_zh: field(),
    text_es: field(),
    text_fr: field(),
    text_it: field(),
    text_ar: field(),
  }) satisfies Record<`text_${Exclude<ShippedLanguage, 'en'>}`, F>

/** A text for all signed-in users, from one time until another. */
const announcement = {
  announcement_id: id(),
  text: plain(ANNOUNCEMENT_LENGTH),
  ...textsByLanguage(() => plain(ANNOUNCEMENT_LENGTH).nullable()),
  from: instant(),
  until: instant(),
}

/** Version 1 had a text for Arabic readers only. */
const withAllLanguages = (data: Record<string, unknown>) => ({
  ...textsByLanguage(() => null),
  ...data,
})

/** An operator's text: stream `announcement-{id}`, in the system workspace. */
export const announcementEvents = {
  AnnouncementSet: event('AnnouncementSet', {
    v: 2,
    data: z.object(announcement),
    upcast: { 1: withAllLanguages },
  }),
  AnnouncementChanged: event('AnnouncementChanged', {
    v: 2,
    data: z.object(announcement),
    upcast: { 1: withAllLanguages },
  }),
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
