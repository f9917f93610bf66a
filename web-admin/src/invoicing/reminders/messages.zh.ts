import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '付款提醒',
  enabled: '通过邮件提醒客户支付未付发票',
  about: '每次提醒只在其当日早上发送一次，适用于客户有邮箱的已开具未付发票。已过该日的发票会跳过。',
  locked: '只有拥有“发票”权限的人员可以更改。',
  step: '提醒{{number}}',
  when: '时间',
  before: '到期日前',
  after: '到期日后',
  days: '天数',
  subject: '主题',
  text: '正文',
  placeholders: '可用的字段：{{names}}。',
  add: '添加提醒',
  remove: '移除提醒{{number}}',
  none: '还没有提醒。',
  usualSubject: '付款提醒：{company}的发票{invoice_number}',
  usualText:
    '{contact_name}，您好：\n\n发票{invoice_number}的未付金额{outstanding}已于{due_date}到期。请您在近日内付款。',
  toast: {
    saved: '付款提醒已保存',
    sent: '付款提醒已发送',
  },
  card: {
    title: '付款提醒',
    next: '下次提醒：{{day}}',
    off: '此发票的提醒已关闭。',
    nothing: '没有计划的提醒。',
    mute: '停止提醒',
    now: '立即发送提醒',
    nowTitle: '就此发票提醒{{client}}？',
    nowText: '提醒将发送至{{email}}，未付金额{{amount}}。',
    before_other: '到期日前{{count}}天',
    after_other: '到期日后{{count}}天',
    onDue: '到期日当天',
    byHand: '手动发送',
  },
})
