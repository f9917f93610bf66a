import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ExpenseRequested: '申请报销',
  ExpenseChanged: '修改报销单',
  ExpenseApproved: '批准报销单',
  ExpenseRejected: '驳回报销单',
  ExpenseDeleted: '删除报销单',
  ExpenseHeldForPayRun: '列入发薪批次草稿',
  ExpenseReleasedFromPayRun: '移出发薪批次草稿',
  ExpenseTakenIntoPayRun: '随工资报销',
  ExpensePayslipReversed: '工资条被冲销，重新待付款',
  ExpenseReimbursed: '已报销',
  ExpenseReimbursementReversed: '反向分录：冲销报销付款',
  ExpenseStepApproved: '已批准一步',
  ExpenseStepEscalated: '审批步骤已升级',
  ExpenseApprovalRuleAdded: '已添加审批规则',
  ExpenseApprovalRuleChanged: '审批规则已更改',
  ExpenseApprovalRuleDeleted: '已删除审批规则',
} satisfies NamesLike<typeof english>
