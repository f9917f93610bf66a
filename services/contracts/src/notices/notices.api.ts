import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, id, one, onlyThese, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { noticeChannels, noticeKindNames, stoppableMails } from './notice-kinds'
import { notice, noticesList } from './notices.lists'

const ofNotice = z.object({ ws: idOf('workspaces'), id: idOf('notices.own') })

const channel = z.enum(noticeChannels, { error: 'field.options' })

const hour = () => characters(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'notices.time' })

const kindOfNotice = z.enum(noticeKindNames)

export const noticeSettings = z.object({
  kinds: z.array(
    z.object({
      kind: kindOfNotice,
      channel: z.enum(noticeChannels),
      /** Its mails cannot be turned off. */
      fixed: z.boolean(),
      /** It never waits for the daily mail. */
      prompt: z.boolean(),
    }),
  ),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  digest_hour: z.number().nullable(),
  /** The zone of quiet hours and of the daily mail: that of the reader's office. */
  zone: z.string(),
})

export type NoticeSettings = z.output<typeof noticeSettings>

export const noticeSettingsBody = onlyThese({
  channels: z
    .array(onlyThese({ kind: kindOfNotice, channel }))
    .max(noticeKindNames.length, { error: 'field.most_entries' })
    .optional(),
  /** Both or neither; null for no quiet hours. */
  quiet_from: hour().nullable().optional(),
  quiet_to: hour().nullable().optional(),
  /** Null for single mails. */
  digest_hour: wholeNumber().min(0).max(23).nullable().optional(),
})

/** What the link in a mail opens: one reader's mails of one kind. */
const byLink = {
  params: z.object({
    ws: idOf('workspaces'),
    id: idOf('employees'),
    kind: z.enum(stoppableMails),
  }),
  query: z.object({ key: characters(100).default('') }),
}

const unread = one(z.object({ unread: z.number() }))

export const noticesApi = area('notices', {
  notices: listCall(noticesList, {
    path: '/workspaces/{ws}/notices',
    summary: "The caller's own notices of the last 90 days",
    params: workspaceParams,
    row: notice,
    filters: { kind: kindOfNotice.optional(), unread: bool().optional() },
  }),
  unreadNotices: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/notices/unread',
    who: 'member',
    summary: 'How many notices the caller has not read',
    params: workspaceParams,
    response: unread,
  }),
  readNotices: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/notices/read',
    who: 'member',
    whileReadOnly: true,
    summary: "Mark the caller's notices up to and including one as read",
    status: 200,
    params: workspaceParams,
    /** `up_to`: the newest notice that the caller saw. */
    body: onlyThese({ up_to: id() }),
    response: unread,
    errors: ['notices.unknown'],
  }),
  readNotice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/notices/{id}/read',
    who: 'member',
    whileReadOnly: true,
    summary: "Mark one of the caller's notices as read; a repetition is no error",
    status: 200,
    params: ofNotice,
    response: unread,
  }),
  noticeSettings: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/notices/settings',
    who: 'member',
    summary: 'How the caller learns of each kind, the quiet hours and the hour of the daily mail',
    params: workspaceParams,
    response: one(noticeSettings),
  }),
  changeNoticeSettings: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/notices/settings',
    who: 'member',
    whileReadOnly: true,
    summary: 'Change how the caller learns of notices; omitted fields stay',
    status: 200,
    params: workspaceParams,
    body: noticeSettingsBody,
    response: one(noticeSettings),
    errors: ['notices.fixed', 'notices.quiet_hours', 'notices.time'],
  }),
  noticeMails: endpoint({
    method: 'GET',
    path: '/public/notices/{ws}/{id}/{kind}',
    who: 'key',
    summary: 'A page to stop the mails of one kind, by the key in the mail',
    ...byLink,
    raw: 'html',
    errors: ['notices.stop_key'],
  }),
  stopNoticeMails: endpoint({
    method: 'POST',
    path: '/public/notices/{ws}/{id}/{kind}',
    who: 'key',
    whileReadOnly: true,
    summary:
      "Stop the mails of one kind for the key's reader, with one click of a mail program (RFC 8058); a repetition is no error",
    ...byLink,
    raw: 'html',
    errors: ['notices.stop_key'],
  }),
})
