import type { FieldWords } from '../kernel/field-words'
import { mailNames } from './mail-names'

export const operationsFieldWords: FieldWords = {
  kinds: {
    announcement: ['Announcement', 'إعلان'],
    delivery: ['Message', 'رسالة'],
    dismissals: ['Dismissed announcements', 'إعلانات أُخفيت'],
    job: ['Background job', 'مهمة خلفية'],
    parked: ['Stopped record', 'سجل متوقف'],
    skip: ['Skipped record', 'سجل متجاوَز'],
  },
  tables: {
    deliveries: ['Mails', 'الرسائل البريدية'],
  },
  fields: {
    announcement_id: ['Announcement', 'الإعلان'],
    attempted_at: ['Tried', 'جرت المحاولة'],
    attempts: ['Attempts', 'المحاولات'],
    delivery_id: null,
    intent: ['To be sent', 'للإرسال'],
    job_id: null,
    person_id: ['Person', 'الشخص'],
    projection: null,
    queue: null,
    reaction: null,
    settled_at: ['Settled', 'حُسم'],
    state: ['State', 'الحالة'],
    template: ['What it tells', 'ما تخبر به'],
    text_ar: ['Text in Arabic', 'النص بالعربية'],
    where: ['Where', 'أين'],
  },
  values: {
    ...mailNames,
    intended: ['Waiting', 'بانتظار الإرسال'],
    mail: ['Mail', 'بريد'],
    outbox: ['Outbox file', 'ملف في صندوق الصادر'],
    smtp: ['SMTP', 'SMTP'],
    unknown: ['Unknown', 'غير معروف'],
  },
}
