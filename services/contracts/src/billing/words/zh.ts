import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subscription: '订阅',
  },
  fields: {
    as_of: '截至',
    card_last_four: '银行卡末四位',
    ends_at: '结束时间',
    next_billing_at: '下次扣款日',
    plan: '方案',
    provider: '服务商',
    seats: '席位',
    started_at: '开始时间',
    trial: '试用',
  },
  values: {
    canceled: '已取消',
    incomplete: '未完成',
    incomplete_expired: '逾时未完成',
    past_due: '逾期未付',
    stripe: 'Stripe',
    trialing: '试用',
  },
} satisfies WordsLike<typeof english>
