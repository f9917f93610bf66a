import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subscription: 'الاشتراك',
  },
  fields: {
    as_of: 'كما في',
    card_last_four: 'آخر أربعة أرقام للبطاقة',
    ends_at: 'ينتهي',
    next_billing_at: 'الفاتورة التالية في',
    plan: 'الخطة',
    provider: 'المزوّد',
    seats: 'المقاعد',
    started_at: 'بدأ',
    trial: 'الفترة التجريبية',
  },
  values: {
    canceled: 'ملغى',
    incomplete: 'غير مكتمل',
    incomplete_expired: 'لم يكتمل في وقته',
    past_due: 'متأخر السداد',
    stripe: 'Stripe',
    trialing: 'فترة تجريبية',
  },
} satisfies WordsLike<typeof english>
