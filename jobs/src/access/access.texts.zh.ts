import type { en } from './access.texts.en'

export const zh: typeof en = {
  verify: {
    subject: '请验证你的邮箱',
    heading: '欢迎',
    lines: ['请确认这是你的邮箱。只需点击一次。'],
    button: '验证邮箱',
    note: '链接24小时内有效。如果你没有注册，请忽略此邮件。',
  },
  reset: {
    subject: '设置新密码',
    heading: '设置新密码',
    lines: ['我们收到了为你的账号设置新密码的请求。如果是你本人提出的，请在此设置。'],
    button: '设置新密码',
    note: '链接60分钟内有效，只能使用一次。如果不是你提出的，密码保持不变，无需任何操作。',
  },
  footer: '你收到此邮件，是因为你的邮箱用于Workledger的账号。',
}
