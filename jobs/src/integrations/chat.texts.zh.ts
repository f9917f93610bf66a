import type { en } from './chat.texts.en'

export const zh: typeof en = {
  test: '测试',
  testText: (company) => `${company}可以在此发送消息。`,
  waiting: '需要审批',
  waits: {
    leave: '有一项休假申请等待审批。',
    expense: '有一张报销单等待审批。',
    correction: '有一项考勤更正等待审批。',
    timesheet: '有一份已提交的周工时等待审批。',
    overtime: '有加班等待审批。',
    pay_run: '有一个发薪批次等待批准。',
  },
  decide: '去审批',
  more: (count) => `还有${count}项等待处理。`,
  inbox: '打开待办',
  away: (day) => `${day}不在的人`,
  half: (name) => `${name}（半天）`,
  part: (name, part) => `${name}（${part}）`,
  others: (count) => `另外${count}人`,
  approved: '发薪批次已批准',
  approvedText: (period, payDate) => `${period}的发薪批次已批准。发薪日：${payDate}。`,
  payslips: '打开工资条',
  off: {
    subject: (name) => `聊天频道${name}已关闭`,
    failing: (host) => `发往${host}的消息三天内均未成功。`,
    gone: (host) => `${host}响应称该频道或其地址已不存在。`,
    next: '请在Slack或Teams中检查其地址，然后重新打开该频道。',
    button: '打开频道',
    footer: (company) => `你收到此邮件，是因为你是${company}的管理员。`,
  },
}
