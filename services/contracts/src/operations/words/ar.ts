import type { WordsLike } from '../../kernel/area-words'
import type english from './en'
import mails from './mails.ar'

export default {
  kinds: {
    announcement: 'إعلان',
    delivery: 'رسالة',
    dismissals: 'إعلانات أُخفيت',
    job: 'مهمة خلفية',
    parked: 'سجل متوقف',
    signing: 'مفاتيح التوقيع',
    skip: 'سجل متجاوَز',
  },
  tables: {
    deliveries: 'الرسائل البريدية',
  },
  fields: {
    announcement_id: 'الإعلان',
    attempted_at: 'جرت المحاولة',
    attempts: 'المحاولات',
    certificate: 'الشهادة',
    dismissed: 'أغلقوه',
    handover: 'سلّمه المفتاح السابق',
    intent: 'للإرسال',
    issuer_key: 'صدّقه',
    message: 'الرسالة',
    person_id: 'الشخص',
    previous_key: 'المفتاح السابق',
    proof: 'الإثبات',
    public_key: 'المفتاح العام',
    queue: 'الطابور',
    settled_at: 'حُسم',
    state: 'الحالة',
    template: 'ما تخبر به',
    text_zh: 'النص بالصينية',
    text_es: 'النص بالإسبانية',
    text_fr: 'النص بالفرنسية',
    text_it: 'النص بالإيطالية',
    text_ar: 'النص بالعربية',
    tries: 'المحاولات',
    valid_from: 'صالح من',
    valid_until: 'صالح حتى',
    where: 'أين',
    notice: 'الإشعار',
    record_id: 'السجل',
    why: 'السبب',
    workspace: 'مساحة العمل',
  },
  columns: {
    deliveries: {
      message_id: 'معرّف الرسالة',
    },
    announcements: {
      from: 'من (UTC)',
      until: 'حتى (UTC)',
    },
    'failed-jobs': {
      name: 'المهمة',
      at: 'فشل في',
    },
  },
  values: {
    ...mails,
    intended: 'بانتظار الإرسال',
    mail: 'بريد',
    outbox: 'ملف في صندوق الصادر',
    smtp: 'SMTP',
    unknown: 'غير معروف',
    off: 'أوقفها المتلقي',
    digest: 'ضمن الرسالة اليومية',
    withheld: 'غير مرغوب فيها',
  },
} satisfies WordsLike<typeof english>
