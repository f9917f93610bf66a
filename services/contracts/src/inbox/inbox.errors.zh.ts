import { errorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsZh = errorWords<'zh', typeof inboxErrors>()({
  'inbox.after': '此页已不存在。请从第一页重新开始。',
  'inbox.bulk_kind': '只有休假、报销单和更正可以批量审批。',
  'inbox.most_decisions': '一次审批1到100项。',
})
