import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '通知',
  all: '全部通知',
  settingsPage: '通知设置',
  bell: '通知',
  bellUnread: '通知，有未读',
  unreadCount_other: '{{count}}条未读',
  readAll: '全部标为已读',
  readOne: '标为已读',
  allRead: '所有通知均已读。',
  columns: {
    notice: '通知',
    detail: '内容',
    kind: '类型',
    at: '时间',
  },
  state: {
    label: '已读状态',
    all: '全部',
    unread: '未读',
  },
  anyKind: '全部',
  unread: '未读',
  none: {
    title: '还没有通知',
    text: '关于你的申请的决定、任务、活动和文档会显示在这里，保留90天。',
  },
  settings: {
    channels: '各类通知的接收方式',
    channelsHint: '选择立即生效。关闭邮件后，通知仍保留在列表中。',
    fixed: '这些邮件无法关闭。',
    prompt: '不等待每日邮件。',
    times: '邮件何时送达',
    quietHint: '在此时段内邮件会等待。时间按{{zone}}计算。',
    quietFrom: '免打扰开始',
    quietTo: '免打扰结束',
    digest: '邮件',
    digestHint: '选择每日一封时，可以等待的邮件会合并在其中。',
    single: '逐封发送',
    daily: '每天{{time}}一封',
    saved: '通知设置已保存。',
  },
})
