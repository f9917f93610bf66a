import type { FieldWords } from '../kernel/field-words'

export const billingFieldWords: FieldWords = {
  kinds: {
    subscription: ['Subscription', 'الاشتراك'],
  },
  fields: {
    as_of: ['As of', 'كما في'],
    card_last_four: ['Last four digits of the card', 'آخر أربعة أرقام للبطاقة'],
    customer_id: null,
    ends_at: ['Ends', 'ينتهي'],
    next_billing_at: ['Next bill on', 'الفاتورة التالية في'],
    plan: ['Plan', 'الخطة'],
    provider: ['Provider', 'المزوّد'],
    seats: ['Seats', 'المقاعد'],
    started_at: ['Started', 'بدأ'],
    subscription_id: null,
    trial: ['Trial', 'الفترة التجريبية'],
  },
  values: {
    canceled: ['Cancelled', 'ملغى'],
    incomplete: ['Incomplete', 'غير مكتمل'],
    incomplete_expired: ['Not completed in time', 'لم يكتمل في وقته'],
    past_due: ['Past due', 'متأخر السداد'],
    stripe: ['Stripe', 'Stripe'],
    trialing: ['Trial', 'فترة تجريبية'],
  },
}
