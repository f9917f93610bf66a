import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    device: 'جهاز بصمة',
    'device-serial': 'الرقم التسلسلي لجهاز',
    punches: 'البصمات',
  },
  tables: {
    device_registrations: 'التسجيلات على الأجهزة',
  },
  fields: {
    at: 'الوقت',
    created_at: 'أُضيف في',
    deployed_at: 'رُكّب في',
    device: 'الجهاز',
    device_id: 'الجهاز',
    device_revision: 'مراجعة الجهاز',
    device_time: 'وقت الجهاز',
    done: 'أُنجز',
    drift: 'تأخر الساعة بالثواني',
    enrolled: 'سُجّل على الجهاز',
    enrolled_by: 'سجّله',
    first_at: 'أول اتصال',
    has_key: 'المفتاح',
    last_at: 'آخر اتصال',
    last_checkin: 'آخر اتصال',
    network: 'عنوان الشبكة',
    others: 'آخرون',
    pin: 'الرقم على الجهاز',
    punches: 'البصمات',
    received_at: 'استُلم في',
    registered: 'المسجّلون',
    registration_id: 'التسجيل',
    registrations: 'التسجيلات',
    serial_no: 'الرقم التسلسلي',
    unpaired: 'بلا وردية',
    unread_lines: 'أسطر غير مقروءة',
    verify: 'طريقة التحقق',
  },
  columns: {
    devices: {
      name: 'اسم الجهاز',
      reads_keys: 'يقرأ المفاتيح',
    },
    'device-registrations': {
      problem: 'المشكلة',
    },
  },
  values: {
    any: 'أي طريقة',
    back: 'عودة من استراحة',
    break: 'استراحة',
    face: 'الوجه',
    finger: 'البصمة',
    in: 'دخول',
    out: 'خروج',
    palm: 'راحة اليد',
  },
} satisfies WordsLike<typeof english>
