import type { en } from './timesheets.texts.en'

export const zh: typeof en = {
  week: '周',
  hours: '计时工时',
  comment: '备注',
  submitted: (who) => ({
    subject: `${who}提交了一周的工时`,
    heading: `${who}提交了一周的工时`,
    lines: ['请批准或退回。'],
    button: '去审批',
  }),
  stepWaits: (who) => ({
    subject: `${who} 的一周工时正等待您审批`,
    heading: `${who} 的一周工时正等待您审批`,
    lines: ['上一步已获批准。请批准或退回该周工时。'],
    button: '去审批',
  }),
  escalated: (who) => ({
    subject: `${who} 的一周工时仍在等待审批`,
    heading: `${who} 的一周工时仍在等待审批`,
    lines: ['这一步未在期限内审批。现在您也可以审批。'],
    button: '去审批',
  }),
  approved: (by) => ({
    subject: '你的周工时已批准',
    heading: '你的周工时已批准',
    lines: [by ? `${by}批准了你的周工时。` : '你的周工时已批准。'],
    button: '查看该周',
  }),
  sentBack: (by) => ({
    subject: '你的周工时已退回',
    heading: '你的周工时已退回',
    lines: [by ? `${by}退回了你的周工时。` : '你的周工时已退回。', '请补充缺少的内容后再次提交。'],
    button: '打开该周',
  }),
  reopened: (by) => ({
    subject: '你已批准的周工时已重新打开',
    heading: '你已批准的周工时已重新打开',
    lines: [
      by ? `${by}重新打开了你的周工时。` : '你的周工时已重新打开。',
      '请更正有误的内容后再次提交。',
    ],
    button: '打开该周',
  }),
  approver: (company) => `你收到此邮件，是因为你负责审批${company}的工时。`,
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
