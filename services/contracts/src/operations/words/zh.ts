import type { WordsLike } from '../../kernel/area-words'
import type english from './en'
import mails from './mails.zh'

export default {
  kinds: {
    announcement: '公告',
    delivery: '消息',
    dismissals: '已关闭的公告',
    job: '后台任务',
    parked: '停滞的记录',
    signing: '签名密钥',
    skip: '跳过的记录',
  },
  tables: {
    deliveries: '邮件',
  },
  fields: {
    announcement_id: '公告',
    attempted_at: '尝试时间',
    attempts: '尝试次数',
    certificate: '证书',
    dismissed: '关闭人',
    handover: '由前一密钥移交',
    intent: '待发送',
    issuer_key: '认证方',
    message: '消息',
    person_id: '人员',
    previous_key: '前一密钥',
    proof: '证明',
    public_key: '公钥',
    queue: '队列',
    settled_at: '处理时间',
    state: '状态',
    template: '内容类型',
    text_zh: '中文文本',
    text_es: '西班牙语文本',
    text_fr: '法语文本',
    text_it: '意大利语文本',
    text_ar: '阿拉伯语文本',
    tries: '尝试次数',
    valid_from: '有效期自',
    valid_until: '有效期至',
    where: '位置',
    notice: '通知',
    record_id: '记录',
    why: '原因',
    workspace: '工作区',
  },
  columns: {
    deliveries: {
      message_id: 'Message-ID',
    },
    announcements: {
      from: '开始（UTC）',
      until: '结束（UTC）',
    },
    'failed-jobs': {
      name: '任务',
      at: '失败时间',
    },
  },
  values: {
    ...mails,
    intended: '等待中',
    mail: '邮件',
    outbox: '发件箱文件',
    smtp: 'SMTP',
    unknown: '未知',
    off: '已被收件人关闭',
    digest: '包含在每日邮件中',
    withheld: '不需要',
  },
} satisfies WordsLike<typeof english>
