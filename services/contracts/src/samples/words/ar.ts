import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    sample: 'عينة',
  },
  fields: {
    algorithm: 'طريقة السحب',
    attribute: 'الاختبار',
    checks: 'الاختبارات',
    mark: 'العلامة',
    population: 'المجتمع',
    population_size: 'حجم المجتمع',
    position: 'الموضع',
    record_id: 'السجل',
    sample_id: 'العينة',
    seed: 'البذرة',
    why: 'لماذا',
  },
  values: {
    A: 'الاختبار A',
    B: 'الاختبار B',
    C: 'الاختبار C',
    D: 'الاختبار D',
    E: 'الاختبار E',
    contracts: 'تغييرات العقود',
    exception: 'استثناء',
    expenses: 'المصروفات المعتمدة',
    fail: 'غير متحقق',
    invoices: 'الفواتير الصادرة',
    leaves: 'الإجازات المعتمدة',
    none: 'لا شيء',
    note: 'ملاحظة',
    pass: 'سليم',
    pay: 'قيود دورات الرواتب المعتمدة',
  },
} satisfies WordsLike<typeof english>
