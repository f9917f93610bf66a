import { errorWords } from '../kernel/errors'
import type { workingTimeErrors } from './working-time.errors'

export const workingTimeErrorsZh = errorWords<'zh', typeof workingTimeErrors>()({
  'working_time.off': '贵公司在该月未启用工时账户。',
  'working_time.month_order': '请先关闭 {month}。',
  'working_time.month_not_over': '该月尚未结束。',
  'working_time.opened': '该账户已有期初余额。请录入更正。',
  'working_time.most': '一个账户最多可有 {hours} 小时的余额或欠额。',
  'working_time.no_seconds': '请输入不为 0 的工时。',
  'working_time.core_both': '请填写核心工作时间的开始和结束。',
  'working_time.core_order': '核心工作时间的结束必须晚于开始。',
  'working_time.rules_too_far': '请选择前后 12 个月以内的月份。',
  'working_time.overtime_decided': '这些加班已不再等待审批。',
  'working_time.overtime_own': '不能审批自己的加班。',
  'working_time.decision': '请选择批准或拒绝其中之一。',
  'working_time.payout_percent': '请输入 0 到 200 之间的百分比。',
  'working_time.payout_more': '账户中可支付的工时为 {time}。',
  'working_time.payout_hourly': '按小时计薪已支付这些工时。',
  'working_time.payout_no_pay': '今天的合同无法确定每小时的价格。合同需有工资和工时。',
  'working_time.payout_in_run': '某个草稿发薪批次包含这些工时。请先将该员工排除，或删除该批次。',
  'working_time.payout_paid': '发薪批次已支付这些工时。请先冲销工资条。',
  'working_time.rules_too_many': '规则已有 100 个版本。',
})
