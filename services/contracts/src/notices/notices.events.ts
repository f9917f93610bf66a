import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, personal, plain, time } from '../kernel/event-fields'
import { noticeChannels, noticeKindNames } from './notice-kinds'
import { pushEnds } from './push-devices'

const reader = { employee_id: id() }

/**
 * How one person reads notices: stream `notices-{employee}`. It holds preferences and what was read.
 * The notices themselves follow from the mails in the log.
 */
export const noticeEvents = {
  /** Version 1 knows no pushes. */
  NoticeChannelSet: event('NoticeChannelSet', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      ...reader,
      kind: z.enum(noticeKindNames),
      channel: z.enum(noticeChannels),
    }),
  }),
  /** Mails wait during the quiet hours, in the person's zone; both null without them. */
  QuietHoursSet: event('QuietHoursSet', {
    v: 1,
    data: z.object({ ...reader, quiet_from: time().nullable(), quiet_to: time().nullable() }),
  }),
  /** The hour of the one mail a day, in the person's zone; null for single mails. */
  DigestHourSet: event('DigestHourSet', {
    v: 1,
    data: z.object({ ...reader, digest_hour: count().nullable() }),
  }),
  /** Everything up to this position of the log is read. */
  NoticesRead: event('NoticesRead', { v: 1, data: z.object({ ...reader, up_to: plain(40) }) }),
  NoticeRead: event('NoticeRead', { v: 1, data: z.object({ ...reader, notice_id: id() }) }),
  /** A browser of the person gets pushes from now on. Its address and keys are in the vault. */
  PushDeviceAdded: event('PushDeviceAdded', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      ...reader,
      device_id: id(),
      browser: personal.text(60).nullable(),
      system: personal.text(60).nullable(),
    }),
  }),
  PushDeviceRemoved: event('PushDeviceRemoved', {
    v: 1,
    data: z.object({ ...reader, device_id: id(), because: z.enum(pushEnds) }),
  }),
}

/** The end of old notices: stream `notice-expiry-{workspace}`. */
export const noticeExpiryEvents = {
  /** Notices of this day leave the list, 90 days later. */
  NoticesExpired: event('NoticesExpired', {
    v: 1,
    data: z.object({ workspace_id: id(), day: day() }),
  }),
}
