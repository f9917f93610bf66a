import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsZh = errorWords<'zh', typeof noticesErrors>()({
  'notices.fixed': '这些邮件无法关闭。',
  'notices.quiet_hours': '请同时填写免打扰时段的开始和不同的结束时间，或两者都留空。',
  'notices.stop_key': '此链接无效。请改为在Workledger中打开通知。',
  'notices.time': '请输入00:00至23:59之间的时间。',
  'notices.unknown': '此通知不在你的列表中。',
})
