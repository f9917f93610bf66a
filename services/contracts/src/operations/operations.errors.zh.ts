import { errorWords } from '../kernel/errors'
import type { operationsErrors } from './operations.errors'

export const operationsErrorsZh = errorWords<'zh', typeof operationsErrors>()({
  'operations.delivered': '此消息已发送。',
  'operations.job_settled': '此任务已重试或已放弃。',
  'operations.not_blocked': '此事件流已不再被该事件阻塞。',
  'operations.not_parked': '此事件已不再搁置。',
  'operations.rebuild_required': '此次重建不能取消：当前没有重建，或此版本需要新表。',
  'operations.under_way': '此消息正在发送。',
  'operations.withdrawn': '此公告已撤回。请添加新公告。',
  'operations.after_start': '结束必须晚于开始。',
  'operations.no_projection': '没有这样的投影。',
  'operations.most_days': '公告最长持续{days}天。',
  'operations.withheld': '收件人不需要将此消息作为邮件。',
})
