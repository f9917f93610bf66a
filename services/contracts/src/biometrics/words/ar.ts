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
    device_id: 'الجهاز',
    device_time: 'وقت الجهاز',
    done: 'أُنجز',
    enrolled_by: 'سجّله',
    network: 'الشبكة',
    others: 'آخرون',
    pin: 'الرقم على الجهاز',
    punches: 'البصمات',
    registration_id: 'التسجيل',
    registrations: 'التسجيلات',
    serial_no: 'الرقم التسلسلي',
    verify: 'طريقة التحقق',
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
