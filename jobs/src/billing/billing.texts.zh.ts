import type { en } from './billing.texts.en'

export const zh: typeof en = {
  trial: (company, day) => ({
    subject: `${company}的试用于${day}结束`,
    heading: `${company}的试用于${day}结束`,
    lines: ['此后工作区为只读，直到管理员订阅为止。不会删除任何内容：所有人仍可登录、阅读和导出。'],
    button: '选择方案',
  }),
  failed: (company) => ({
    subject: `${company}的付款失败`,
    heading: '付款失败',
    lines: [
      `支付服务商未能从银行卡扣除${company}的Workledger订阅费用，将再次尝试。`,
      '请检查银行卡或更换银行卡，以便工作区仍可更改。',
    ],
    button: '检查付款',
  }),
  cancelled: (company, day) => ({
    subject: `${company}的订阅已取消`,
    heading: '订阅已取消',
    lines: [
      day
        ? `${company}的Workledger订阅已取消，有效至${day}。`
        : `${company}的Workledger订阅已取消。`,
      '此后工作区为只读。不会删除任何内容：所有人仍可登录、阅读和导出。',
    ],
    button: '打开订阅与账单',
  }),
  footer: (company) => `你收到此邮件，是因为你是${company}的管理员。`,
}
