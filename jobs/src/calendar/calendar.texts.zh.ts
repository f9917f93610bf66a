import type { en } from './calendar.texts.en'

export const zh: typeof en = {
  when: '时间',
  where: '地点',
  office: '办公地点',
  description: '说明',
  from: (start, end) => `${start}至${end}`,
  time: (day, time) => `${day} ${time}`,
  new: (title) => ({
    subject: `公司活动：${title}`,
    heading: title,
    lines: ['邀请你参加此活动。'],
    button: '打开活动',
  }),
  changed: (title) => ({
    subject: `公司活动有变更：${title}`,
    heading: title,
    lines: ['此活动有变更，以下是最新信息。'],
    button: '打开活动',
  }),
  cancelled: (title) => ({
    subject: `公司活动已取消：${title}`,
    heading: title,
    lines: ['此活动不再举行。'],
    button: '打开日历',
  }),
  withdrawn: (title) => ({
    subject: `公司活动不再面向你的办公地点：${title}`,
    heading: title,
    lines: ['此活动现在面向另一办公地点的人员。'],
    button: '打开日历',
  }),
  footer: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
