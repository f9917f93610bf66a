import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TrialStarted: '开始试用',
  TrialEndNear: '已提醒试用即将结束',
  BillingCustomerNamed: '在支付服务商登记',
  SubscriptionReported: '支付服务商报告的订阅状态',
  SubscriptionPaymentFailed: '付款失败',
  SubscriptionCancelled: '取消订阅',
} satisfies NamesLike<typeof english>
