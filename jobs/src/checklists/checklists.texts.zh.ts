import type { en } from './checklists.texts.en'

export const zh: typeof en = {
  due: (count) => ({
    subject: `${count}个清单事项到期`,
    heading: `${count}个清单事项到期`,
    lines: ['请将每个事项标记为完成，或说明为什么无需办理。'],
    button: '查看你的清单事项',
  }),
  more: (count) => `另有${count}个到期。`,
  footer: (company) => `你收到此邮件，是因为你负责${company}人员入职或离职清单中的事项。`,
}
