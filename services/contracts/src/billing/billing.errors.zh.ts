import { errorWords } from '../kernel/errors'
import type { billingErrors } from './billing.errors'

export const billingErrorsZh = errorWords<'zh', typeof billingErrors>()({
  'billing.subscribed': '此工作区已订阅。',
  'billing.not_subscribed': '此工作区未订阅。',
  'billing.cancelled': '此订阅已取消。',
  'billing.busy': '此工作区对支付服务商的另一请求正在处理中。请等待其完成。',
  'billing.no_customer': '首次订阅之前没有可管理的内容。',
  'billing.checkout_unknown': '此结账不属于此工作区，或未完成。',
  'billing.plan': '请选择方案。',
  'billing.payment': '请发送token和plan_id，或product_id和payment_method。',
  'billing.card': '支付服务商拒绝：{reason}',
  'billing.provider_away': '支付服务商目前没有响应。这里未作任何更改，请几分钟后重试。',
})
