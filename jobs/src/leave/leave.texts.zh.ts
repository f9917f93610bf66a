import type { en } from './leave.texts.en'

export const zh: typeof en = {
  type: '休假类型',
  from: '第一天',
  to: '最后一天',
  when: '时间',
  halves: { first_half: '上半天', second_half: '下半天' },
  days: (days) => `${days}天`,
  balance: '余额',
  left: (before, after, year) => `${year}年剩余${before} → ${after}天`,
  away: '同期休假',
  others: (count) => (count === 0 ? '没有其他人' : `另有${count}人`),
  description: '申请时说明的原因',
  comment: '审批人的备注',
  requested: (who) => ({
    subject: `${who}申请休假`,
    heading: `${who}申请休假`,
    lines: ['请批准或驳回此申请。'],
    button: '去审批',
  }),
  added: (by) => ({
    subject: '为你添加了休假',
    heading: '为你添加了休假',
    lines: [by ? `${by}为你添加了休假，并已批准。` : '为你添加了休假，并已批准。'],
    button: '查看你的休假',
  }),
  delegated: (manager) => ({
    subject: `你代${manager}审批休假`,
    heading: `你代${manager}审批休假`,
    lines: [`${manager}不在。从第一天到最后一天，由你审批其所管理人员的休假申请。`],
    button: '处理申请',
  }),
  approved: (by) => ({
    subject: '你的休假已批准',
    heading: '你的休假已批准',
    lines: [by ? `${by}批准了你的休假。` : '你的休假已批准。'],
    button: '查看你的休假',
  }),
  rejected: (by) => ({
    subject: '你的休假已驳回',
    heading: '你的休假已驳回',
    lines: [by ? `${by}驳回了你的休假。` : '你的休假已驳回。'],
    button: '查看你的休假',
  }),
  shortened: (by) => ({
    subject: '你的休假提前结束',
    heading: '你的休假提前结束',
    lines: [`${by ?? '管理员'}退回了你休假中未被发薪批次使用的天数。其余天数仍为休假。`],
    button: '查看你的休假',
  }),
  approver: (company) => `你收到此邮件，是因为你负责审批${company}的休假。`,
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
}
