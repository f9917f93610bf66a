import { errorWords } from '../kernel/errors'
import type { expensesErrors } from './expenses.errors'

export const expensesErrorsZh = errorWords<'zh', typeof expensesErrors>()({
  'expenses.future': '费用日期不能是将来的日期。',
  'expenses.too_old': '不能选择前后超过10年的日期。',
  'expenses.places': '{currency}金额最多{places}位小数。',
  'expenses.rate_missing': '请输入{currency}兑{base}的汇率。',
  'expenses.rate_unfit': '按此汇率，金额为{amount} {base}。',
  'expenses.already_approved': '此报销单已批准。',
  'expenses.already_rejected': '此报销单已驳回。',
  'expenses.not_pending': '只能修改待审批的报销单。',
  'expenses.not_approved': '只能对已批准的报销单付款。',
  'expenses.paid': '此报销单已付款，只能通过反向分录更改。',
  'expenses.was_paid': '此报销单曾经付款，因此须留在账上。请改为驳回。',
  'expenses.in_pay_run':
    '一个发薪批次草稿已将此报销单列为工资项。请批准或删除该批次，或将该员工移出批次。',
  'expenses.paid_by_run': '发薪批次已支付此报销单，只有冲销该工资条才能更改。',
  'expenses.not_paid': '此报销单尚未付款。',
  'expenses.own': '你不能审批自己的申请。',
  'expenses.name': '请输入报销名称！',
  'expenses.category': '请选择报销类型',
  'expenses.description': '请输入说明！',
  'expenses.cost': '请以数字输入金额！',
  'expenses.cost_least': '金额必须大于0。',
  'expenses.cost_most': '金额必须小于1,000,000,000,000。',
  'expenses.date': '请输入费用日期！',
  'expenses.rate': '请以数字输入汇率！',
  'expenses.rate_least': '汇率必须大于0。',
  'expenses.rate_most': '汇率必须小于1,000,000,000。',
  'expenses.decision': '请选择批准或驳回。',
  'expenses.same_claim': '已有同一天、同一金额的报销单。',
  'expenses.same_receipt': '此票据已属于另一张报销单。',
})
