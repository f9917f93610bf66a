import * as declared from '@workledger/contracts/integrations/chat-channels.lists'
import { readList } from '../kernel/list-resource'

/** SQL of a value of the message that has waited longest after a failure. */
const failing = (value: string) =>
  `(select ${value} from operations.chat_posts p where p.channel_id = c.id and p.state = 'waiting'
    and p.attempts > 0 order by p.created_at limit 1)`

export const chatChannelsList = readList(declared.chatChannelsList, 'chat_channels as c', {
  sql: {
    state: `(case when c.off_because is null then 'on' else 'off' end)`,
    sent_at: `(select date_trunc('second', max(p.attempted_at)) from operations.chat_posts p
      where p.channel_id = c.id and p.state = 'sent')`,
    due_at: failing(`date_trunc('second', p.due_at)`),
    answer_status: failing('p.answer_status'),
    fault: failing('p.fault'),
    stream: `'chat-channel-' || c.id`,
  },
})
