import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TrialStarted: 'بدأت الفترة التجريبية',
  TrialEndNear: 'أُخبر أن الفترة التجريبية تنتهي قريبًا',
  BillingCustomerNamed: 'أصبح معروفًا لدى مزوّد الدفع',
  SubscriptionReported: 'الاشتراك كما هو لدى مزوّد الدفع',
  SubscriptionPaymentFailed: 'فشل الدفع',
  SubscriptionCancelled: 'أُلغي الاشتراك',
} satisfies NamesLike<typeof english>
