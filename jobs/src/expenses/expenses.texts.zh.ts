import type { en } from './expenses.texts.en'

export const zh: typeof en = {
  name: '报销单',
  category: '类型',
  categories: { travelling: '差旅', meals: '餐饮', stuff: '办公用品' },
  amount: '金额',
  rate: '汇率',
  base: '折合公司币种',
  date: '日期',
  description: '说明',
  comment: '备注',
  reimbursedOn: '报销付款日期',
  note: '备注',
  requested: (who) => ({
    subject: `${who}提交了报销申请`,
    heading: `${who}提交了报销申请`,
    lines: ['请批准或驳回此申请。'],
    button: '去审批',
  }),
  stepWaits: (who) => ({
    subject: `${who} 的报销正等待您审批`,
    heading: `${who} 的报销正等待您审批`,
    lines: ['上一步已获批准。请批准或拒绝该申请。'],
    button: '审批',
  }),
  escalated: (who) => ({
    subject: `${who} 的报销仍在等待审批`,
    heading: `${who} 的报销仍在等待审批`,
    lines: ['这一步未在期限内审批。现在您也可以审批。'],
    button: '审批',
  }),
  approved: (by) => ({
    subject: '你的报销单已批准',
    heading: '你的报销单已批准',
    lines: [by ? `${by}批准了你的报销单。` : '你的报销单已批准。'],
    button: '查看你的报销单',
  }),
  rejected: (by) => ({
    subject: '你的报销单已驳回',
    heading: '你的报销单已驳回',
    lines: [by ? `${by}驳回了你的报销单。` : '你的报销单已驳回。'],
    button: '查看你的报销单',
  }),
  reimbursed: (by) => ({
    subject: '你的报销款已支付',
    heading: '你的报销款已支付',
    lines: [by ? `${by}将你的报销单标记为已报销。` : '你的报销单已标记为已报销。'],
    button: '查看你的报销单',
  }),
  approver: (company) => `你收到此邮件，是因为你负责审批${company}的报销。`,
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
