import type { en } from './attendance.texts.en'

export const zh: typeof en = {
  day: '日期',
  before: '原记录',
  after: '申请内容',
  none: '无出勤记录',
  open: '未打下班卡',
  reason: '原因',
  comment: '备注',
  proposed: (who) => ({
    subject: `${who}提交了考勤更正申请`,
    heading: `${who}提交了考勤更正申请`,
    lines: ['请批准或驳回。'],
    button: '去审批',
  }),
  approved: (by) => ({
    subject: '你的考勤更正已批准',
    heading: '你的考勤更正已批准',
    lines: [by ? `${by}批准了你的更正。` : '你的更正已批准。'],
    button: '查看考勤',
  }),
  rejected: (by) => ({
    subject: '你的考勤更正已驳回',
    heading: '你的考勤更正已驳回',
    lines: [by ? `${by}驳回了你的更正。` : '你的更正已驳回。'],
    button: '查看考勤',
  }),
  approver: (company) => `你收到此邮件，是因为你负责审批${company}的考勤。`,
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
