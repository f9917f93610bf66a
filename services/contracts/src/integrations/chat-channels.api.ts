import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, id, one, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { chatKinds, chatServices } from './chat-channels.events'
import { chatChannelsList } from './chat-channels.lists'
import { webAddress } from './web-address'

const kinds = z
  .array(z.enum(chatKinds))
  .min(1, { error: 'chat.kinds' })
  .max(chatKinds.length, { error: 'field.most' })
  .transform((all) => [...new Set(all)])

const hour = wholeNumber().min(0).max(23)

export const chatChannelBody = z.object({
  current_password: characters(200).min(1, { error: 'access.current_password_missing' }),
  name: text('chat.name', 100),
  service: z.enum(chatServices),
  /** The address that Slack or Teams gave for the channel. It is not shown again. */
  url: webAddress,
  /** The address belongs to another host than Slack's or Microsoft's own. */
  other_host: bool().default(false),
  kinds,
  /** The hour of the message about absences, in the company's zone. */
  hour: hour.default(8),
})

export const chatChannelChange = z.object({
  name: text('chat.name', 100).optional(),
  kinds: kinds.optional(),
  hour: hour.optional(),
  /** Needs `current_password`. */
  url: webAddress.optional(),
  other_host: bool().optional(),
  current_password: characters(200).optional(),
})

const params = z.object({ ws: idOf('workspaces'), id: idOf('chat_channels') })
const channelErrors = [
  'access.impersonating',
  'access.current_password',
  'chat.host',
  'webhook.private',
]

export const chatChannelsApi = area('integrations', {
  chatChannels: listCall(chatChannelsList, {
    path: '/workspaces/{ws}/chat-channels',
    summary: 'Channels of Slack and Teams that get messages',
    params: workspaceParams,
  }),
  addChatChannel: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/chat-channels',
    who: 'admin',
    summary: 'Add a channel of Slack or Teams',
    status: 201,
    params: workspaceParams,
    body: chatChannelBody,
    response: one(z.object({ id: id() })),
    errors: [...channelErrors, 'chat.most'],
  }),
  changeChatChannel: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/chat-channels/{id}',
    who: 'admin',
    summary: 'Change name, messages, hour or address of a channel',
    params,
    body: chatChannelChange,
    response: one(chatChannelsList.row),
    errors: channelErrors,
  }),
  switchChatChannelOff: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/chat-channels/{id}/off',
    who: 'admin',
    summary: 'Send nothing to a channel until it is switched on again',
    params,
  }),
  switchChatChannelOn: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/chat-channels/{id}/on',
    who: 'admin',
    summary: 'Send to a channel again; messages that waited are sent if they still hold',
    params,
  }),
  removeChatChannel: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/chat-channels/{id}',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Remove a channel with its address',
    params,
  }),
  testChatChannel: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/chat-channels/{id}/test',
    who: 'admin',
    summary: 'Send a test message to a channel',
    params,
    errors: ['chat.off'],
  }),
})
