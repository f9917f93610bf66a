import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'working-time': 'حساب ساعات العمل',
    'working-time-rules': 'قواعد حسابات ساعات العمل',
  },
  tables: {
    working_time_accounts: 'حسابات ساعات العمل',
    working_time_lines: 'قيود حساب ساعات العمل',
    working_time_months: 'أشهر ساعات العمل المغلقة',
    working_time_rules: 'قواعد حسابات ساعات العمل',
  },
  fields: {
    agreed: 'وفق العقد',
    balance_seconds: 'الرصيد',
    booked_at: 'وقت القيد',
    booked_by: 'قيّده',
    booking_id: 'القيد',
    causes: 'الأسباب',
    closed_at: 'وقت الإغلاق',
    closed_month: 'مغلق حتى',
    closes_on: 'يُغلق تلقائيًا في اليوم',
    expired_seconds: 'المنتهي',
    expires_months: 'ينتهي بعد أشهر',
    from_month: 'من شهر',
    holiday: 'عطلة رسمية',
    leave: 'إجازة',
    least_minutes: 'أدنى رصيد بالدقائق',
    month: 'الشهر',
    most_minutes: 'أقصى رصيد بالدقائق',
    on: 'مفعّل',
    rules_id: 'القواعد',
    seconds: 'الثواني',
    source: 'يُحسب من',
    target_seconds: 'المطلوب',
    worked: 'المُنجز',
    worked_seconds: 'المُنجز',
  },
  columns: {
    'working-time-accounts': {
      balance_seconds: 'الرصيد (ثوانٍ)',
      closed_at: 'وقت الإغلاق (UTC)',
    },
    'working-time-lines': {
      booked_at: 'وقت القيد (UTC)',
    },
  },
  values: {
    above: 'فوق الحد',
    agreed: 'العقد',
    attendance: 'الحضور',
    below: 'دون الحد',
    closing: 'إغلاق الشهر',
    correction: 'تصحيح',
    expired: 'منتهٍ',
    opening: 'رصيد افتتاحي',
    timer: 'المؤقت',
    within: 'ضمن الحدود',
    worked: 'وقت العمل',
  },
} satisfies WordsLike<typeof english>
