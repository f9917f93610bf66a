import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsZh = errorWords<'zh', typeof noticesErrors>()({
  'notices.fixed': '这些邮件无法关闭。',
  'notices.push_device': '你的浏览器提供的地址或密钥无法接收推送。',
  'notices.push_most': '你最多可让{most}个浏览器接收推送。请移除一个不再使用的浏览器。',
  'notices.push_service': '此安装不允许使用你浏览器的推送服务（{host}）。',
  'notices.quiet_hours': '请同时填写免打扰时段的开始和不同的结束时间，或两者都留空。',
  'notices.stop_key': '此链接无效。请改为在Workledger中打开通知。',
  'notices.time': '请输入00:00至23:59之间的时间。',
  'notices.unknown': '此通知不在你的列表中。',
})
