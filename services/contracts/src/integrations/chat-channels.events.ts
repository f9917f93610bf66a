import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'

const channel = { channel_id: id() }

/** The tools to whose channels messages go. */
export const chatServices = ['slack', 'teams'] as const

export type ChatService = (typeof chatServices)[number]

/** Subjects of a channel’s messages. */
export const chatKinds = ['approvals', 'away', 'pay_run'] as const

export type ChatKind = (typeof chatKinds)[number]

/** Why a channel gets nothing: by hand, after three days of failures, or as its address is gone. */
export const chatOffCauses = ['hand', 'failing', 'gone'] as const

const details = {
  name: plain(100),
  /** Host of its address. The rest is a key, so the address is in the vault. */
  host: plain(300),
  /** The last characters of its address. */
  hint: plain(8),
  kinds: z.array(z.enum(chatKinds)),
  /** The hour of the message about absences, in the company's zone. */
  hour: count(),
}

/** A channel of another tool that gets messages: stream `chat-channel-{id}`. */
export const chatChannelEvents = {
  ChatChannelAdded: event('ChatChannelAdded', {
    v: 1,
    data: z.object({
      ...channel,
      ...details,
      service: z.enum(chatServices),
      /** Of its address in the vault. */
      secret_id: id(),
    }),
  }),
  ChatChannelChanged: event('ChatChannelChanged', {
    v: 1,
    data: z.object({
      ...channel,
      ...z.object(details).partial().shape,
      secret_id: id().optional(),
    }),
  }),
  ChatChannelSwitchedOff: event('ChatChannelSwitchedOff', {
    v: 1,
    data: z.object({ ...channel, because: z.enum(chatOffCauses) }),
  }),
  ChatChannelSwitchedOn: event('ChatChannelSwitchedOn', { v: 1, data: z.object(channel) }),
  ChatChannelRemoved: event('ChatChannelRemoved', {
    v: 1,
    data: z.object({ ...channel, secret_id: id() }),
  }),
}
