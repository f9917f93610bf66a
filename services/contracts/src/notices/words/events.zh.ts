import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  NoticeChannelSet: '通知类型的渠道已设置',
  QuietHoursSet: '免打扰时段已设置',
  DigestHourSet: '每日邮件时间已设置',
  NoticesRead: '通知已读',
  NoticeRead: '单条通知已读',
  PushDeviceAdded: '浏览器推送已开启',
  PushDeviceRemoved: '浏览器推送已关闭',
  NoticesExpired: '旧通知已移除',
} satisfies NamesLike<typeof english>
