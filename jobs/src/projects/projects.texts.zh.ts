import type { en } from './projects.texts.en'

export const zh: typeof en = {
  project: '项目',
  status: '状态',
  start: '开始日期',
  due: '截止日期',
  description: '说明',
  assigned: (title) => ({
    subject: `分配给你的任务：${title}`,
    heading: title,
    lines: ['此任务已分配给你。'],
    button: '打开任务',
  }),
  changed: (title) => ({
    subject: `你的任务有变更：${title}`,
    heading: title,
    lines: ['你的这个任务有变更，以下是最新信息。'],
    button: '打开任务',
  }),
  footer: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
