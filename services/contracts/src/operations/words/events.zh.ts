import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeliveryIntended: '待发送',
  DeliveryAttempted: '请求邮件服务器',
  DeliverySucceeded: '邮件已被接受',
  DeliveryDeferred: '推迟',
  DeliveryFailed: '邮件发送失败',
  DeliveryLost: '结果未知',
  DeliveryWithheld: '按收件人意愿未发送',
  DeliveryResent: '手动重新发送',
  ProjectionEventSkipped: '读表跳过事件',
  AnnouncementSet: '发布公告',
  AnnouncementChanged: '修改公告',
  AnnouncementWithdrawn: '撤回公告',
  AnnouncementDismissed: '关闭公告',
  FailedJobRetried: '重试失败的任务',
  FailedJobDiscarded: '放弃失败的任务',
  SigningKeyIntroduced: '引入签名密钥',
  ProcessKeyCertified: '认证进程密钥',
  ParkedEventRetried: '重试搁置的事件',
} satisfies NamesLike<typeof english>
