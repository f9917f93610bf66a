import type { en } from './reminders.texts.en'

export const zh: typeof en = {
  subject: '你已打上班卡，但没有计时器在运行',
  lines: ['请为正在做的工作启动计时器；如果今天已结束工作，请打下班卡。'],
  button: '打开计时器',
  footer: (company) => `你收到此邮件，是因为${company}提醒已打上班卡的人员记录工时。`,
}
