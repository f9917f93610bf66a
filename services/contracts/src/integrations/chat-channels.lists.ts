import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { chatKinds, chatOffCauses, chatServices } from './chat-channels.events'
import { webhookFaults, webhookStates } from './webhooks.lists'

export const chatChannelsList = defineList({
  name: 'chat-channels',
  label: 'Chat channels',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    service: column.of('text', z.enum(chatServices)),
    host: column.text({ searchable: true }),
    hint: column.text(),
    kinds: column.json(z.array(z.enum(chatKinds))),
    hour: column.number(),
    state: column.of('text', z.enum(webhookStates)),
    off_because: column.of('text', z.enum(chatOffCauses), { nullable: true }),
    /** The last message that the tool took. */
    sent_at: column.instant({ nullable: true }),
    /** The next attempt, while a message waits after a failure. */
    due_at: column.instant({ nullable: true }),
    /** HTTP status of the last failure, while a message waits after it. */
    answer_status: column.number({ nullable: true }),
    fault: column.of('text', z.enum(webhookFaults), { nullable: true }),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
  perPage: 25,
})

export type ChatChannel = RowOf<typeof chatChannelsList>
