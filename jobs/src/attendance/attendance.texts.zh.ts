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
  pinReset: {
    subject: '你的打卡平板密码已重置',
    heading: '你的打卡平板密码已重置',
    lines: [
      '管理员已移除你的打卡平板密码及其锁定。',
      '请在你的账户中设定新密码。其他人无法代你设定。',
    ],
    button: '打开你的账户',
  },
  pinLocked: (kiosk) => ({
    subject: '你的打卡平板密码已锁定',
    heading: '你的打卡平板密码已锁定',
    lines: [
      `有人在打卡平板“${kiosk}”上用你的员工编号输错了五次密码。`,
      '如果不是你本人，请设定新密码并告知管理员。新密码也会解除锁定。',
    ],
    button: '打开你的账户',
  }),
  paused: (kiosk) => ({
    subject: `打卡平板“${kiosk}”已暂停`,
    heading: `打卡平板“${kiosk}”已暂停`,
    lines: [
      '该平板在一小时内输错了30次密码。一小时后恢复使用。',
      '请查看是谁在使用。如果平板丢失，请移除该打卡平板。',
    ],
    button: '查看打卡平板',
  }),
  administrator: (company) => `你收到此消息，是因为你是${company}的管理员。`,
}
