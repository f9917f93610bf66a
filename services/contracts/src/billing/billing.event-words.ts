import type { EventWords } from '../kernel/event-words'
import type { billingEvents } from './billing.events'

export const billingEventWords: EventWords<typeof billingEvents> = {
  TrialStarted: ['Trial began', 'بدأت الفترة التجريبية'],
  TrialEndNear: ['Told that the trial ends soon', 'أُخبر أن الفترة التجريبية تنتهي قريبًا'],
  BillingCustomerNamed: ['Known to the payment provider', 'أصبح معروفًا لدى مزوّد الدفع'],
  SubscriptionReported: ['Subscription as the payment provider has it', 'الاشتراك كما هو لدى مزوّد الدفع'],
  SubscriptionPaymentFailed: ['Payment failed', 'فشل الدفع'],
  SubscriptionCancelled: ['Subscription cancelled', 'أُلغي الاشتراك'],
}
