import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: '月份已关闭',
  WorkingTimeBooked: '工时已入账',
  WorkingTimePaidOut: '工时已转为支付',
  WorkingTimePayoutWithdrawn: '工时支付已撤回',
  WorkingTimePayoutHeldForPayRun: '工时已纳入草稿发薪批次',
  WorkingTimePayoutReleasedFromPayRun: '工时已移出草稿发薪批次',
  WorkingTimePayoutTakenIntoPayRun: '工时已随工资支付',
  WorkingTimePayoutPayslipReversed: '工资条已冲销，工时重新等待',
  WorkingTimeOvertimeRaised: '加班待审批',
  WorkingTimeOvertimeApproved: '加班已批准',
  WorkingTimeOvertimeDeclined: '加班已拒绝',
  WorkingTimeRulesSet: '已设置工时账户规则',
} satisfies NamesLike<typeof english>
