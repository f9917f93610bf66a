import type { en } from './payments.texts.en'

export const zh: typeof en = {
  changed: (name, company, by) => ({
    subject: `你在${company}的银行账户已更改`,
    heading: `${name}，你好：`,
    lines: [
      `${by ?? '你本人'}更改了${company}向你支付工资的银行账户。`,
      '如果这不在你的意料之中，请立即告知薪资部门，并更改密码。',
    ],
    button: '查看你的银行账户',
    footer: `你收到此邮件，是因为你在${company}工作。`,
  }),
  removed: (name, company, by) => ({
    subject: `你在${company}的银行账户已移除`,
    heading: `${name}，你好：`,
    lines: [
      `${by ?? '你本人'}移除了${company}向你支付工资的银行账户。在录入其他账户之前不会转账。`,
      '如果这不在你的意料之中，请立即告知薪资部门，并更改密码。',
    ],
    button: '查看你的银行账户',
    footer: `你收到此邮件，是因为你在${company}工作。`,
  }),
  account: '新账户',
  admin: '管理员',
}
