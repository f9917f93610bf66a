import type { EventWords } from '../kernel/event-words'
import type { announcementEvents, dismissalEvents } from './announcements.events'
import type { failedJobEvents } from './failed-jobs.events'
import type { deliveryEvents, skipEvents } from './operations.events'
import type { parkedEvents } from './parked.events'
import type { signingEvents } from './signing.events'

export const operationsEventWords: EventWords<
  typeof deliveryEvents &
    typeof skipEvents &
    typeof announcementEvents &
    typeof dismissalEvents &
    typeof failedJobEvents &
    typeof parkedEvents &
    typeof signingEvents
> = {
  DeliveryIntended: ['To be sent', 'ستُرسل'],
  DeliveryAttempted: ['Mail server asked', 'طُلب من خادم البريد'],
  DeliverySucceeded: ['Mail accepted', 'قُبلت الرسالة'],
  DeliveryDeferred: ['Put off', 'أُجّلت'],
  DeliveryFailed: ['Mail failed', 'فشلت الرسالة'],
  DeliveryLost: ['Outcome unknown', 'النتيجة غير معروفة'],
  DeliveryResent: ['Sent again by hand', 'أُعيد إرسالها يدويًا'],
  ProjectionEventSkipped: ['Event skipped by a read table', 'تخطّى جدول قراءة حدثًا'],
  AnnouncementSet: ['Announced', 'أُعلن'],
  AnnouncementChanged: ['Announcement changed', 'عُدّل الإعلان'],
  AnnouncementWithdrawn: ['Announcement withdrawn', 'سُحب الإعلان'],
  AnnouncementDismissed: ['Announcement dismissed', 'أُخفي الإعلان'],
  FailedJobRetried: ['Failed job tried again', 'أُعيدت محاولة مهمة فاشلة'],
  FailedJobDiscarded: ['Failed job discarded', 'أُهملت مهمة فاشلة'],
  SigningKeyIntroduced: ['Signing key introduced', 'عُرّف مفتاح التوقيع'],
  ProcessKeyCertified: ['Key of a process certified', 'صُدّق مفتاح عملية'],
  ParkedEventRetried: ['Parked event tried again', 'أُعيدت محاولة حدث موقوف'],
}
