import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    employment: 'العقود',
  },
  tables: {
    contract_adjustments: 'البدلات والاستقطاعات',
    contracts: 'العقود',
    employments: 'التوظيف',
  },
  fields: {
    adjustment_type: 'نوع التسوية',
    amount: 'القيمة',
    contracts: 'العقود',
    history: 'سابقًا',
    pay_frequency: 'وتيرة الدفع',
    probation_end: 'آخر يوم في فترة التجربة',
    proration: 'جزء من الفترة',
    role_description: 'وصف الدور',
    shift_start_at: 'تبدأ الوردية في',
    timing: 'متى',
    working_days: 'أيام العمل',
  },
  values: {
    bi_weekly: 'كل أسبوعين',
    days: 'بحسب أيام العمل',
    each_run: 'في كل دورة',
    full: 'كاملًا',
    once_a_month: 'مرة في الشهر',
    probation: 'فترة التجربة',
    semi_monthly: 'مرتين في الشهر',
  },
} satisfies WordsLike<typeof english>
