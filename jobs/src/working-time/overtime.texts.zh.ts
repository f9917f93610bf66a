import type { en } from './overtime.texts.en'

export const zh: typeof en = {
  month: '月份',
  hours: '加班',
  comment: '备注',
  waits: (who) => ({
    subject: `${who}：加班待审批`,
    heading: `${who}有加班`,
    lines: ['请批准或拒绝。加班仅在批准后计入。'],
    button: '审批',
  }),
  approved: (by) => ({
    subject: '你的加班已批准',
    heading: '你的加班已批准',
    lines: [by ? `${by}批准了你的加班。` : '你的加班已批准。', '加班已计入你的工时账户。'],
    button: '查看账户',
  }),
  declined: (by) => ({
    subject: '你的加班已拒绝',
    heading: '你的加班已拒绝',
    lines: [by ? `${by}拒绝了你的加班。` : '你的加班已拒绝。', '加班不计入你的工时账户。'],
    button: '查看账户',
  }),
  approver: (company) => `你收到此邮件，是因为你负责审批${company}的工时。`,
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
