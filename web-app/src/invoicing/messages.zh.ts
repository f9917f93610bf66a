import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  invoice: '发票',
  print: '打印发票',
  pay: '立即付款',
  payAmount: '立即付款 · {{amount}}',
  status: {
    paid: '已付款',
    due: '{{day}}到期',
    overdue: '自{{day}}起逾期',
  },
  failed: {
    title: '此链接无效',
    again: '出错了，请重试。',
    text: '请向发送方索取新链接。',
  },
})
