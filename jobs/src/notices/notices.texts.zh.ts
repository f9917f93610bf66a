import type { en } from './notices.texts.en'

const notices = (count: number) => `${count}条通知`

export const zh: typeof en = {
  digest: (count, day) => ({
    subject: `${day}：${notices(count)}`,
    heading: notices(count),
    lines: ['自上一封每日邮件以来发生的事。详情请打开通知。'],
    button: '查看你的通知',
  }),
  footer: (company) => `你收到此邮件，是因为你在${company}选择了每日邮件。`,
  push: (kind) => `新通知：${kind}`,
  pushTest: '此浏览器可以接收推送。',
  stop: '停止接收此类邮件',
}
