import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeliveryIntended: 'ستُرسل',
  DeliveryAttempted: 'طُلب من خادم البريد',
  DeliverySucceeded: 'قُبلت الرسالة',
  DeliveryDeferred: 'أُجّلت',
  DeliveryFailed: 'فشلت الرسالة',
  DeliveryLost: 'النتيجة غير معروفة',
  DeliveryWithheld: 'لم تُرسل حسب رغبة المتلقي',
  DeliveryResent: 'أُعيد إرسالها يدويًا',
  ProjectionEventSkipped: 'تخطّى جدول قراءة حدثًا',
  AnnouncementSet: 'أُعلن',
  AnnouncementChanged: 'عُدّل الإعلان',
  AnnouncementWithdrawn: 'سُحب الإعلان',
  AnnouncementDismissed: 'أُخفي الإعلان',
  FailedJobRetried: 'أُعيدت محاولة مهمة فاشلة',
  FailedJobDiscarded: 'أُهملت مهمة فاشلة',
  SigningKeyIntroduced: 'عُرّف مفتاح التوقيع',
  ProcessKeyCertified: 'صُدّق مفتاح عملية',
  ParkedEventRetried: 'أُعيدت محاولة حدث موقوف',
} satisfies NamesLike<typeof english>
