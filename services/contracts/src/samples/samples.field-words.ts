import type { FieldWords } from '../kernel/field-words'

export const samplesFieldWords: FieldWords = {
  kinds: {
    sample: ['Sample', 'عينة'],
  },
  fields: {
    algorithm: ['Method of the draw', 'طريقة السحب'],
    attribute: ['Test', 'الاختبار'],
    checks: ['Tests', 'الاختبارات'],
    digest: null,
    head_hash: null,
    mark: ['Mark', 'العلامة'],
    population: ['Drawn from', 'المجتمع'],
    population_size: ['Size of what it is drawn from', 'حجم المجتمع'],
    position: ['Position', 'الموضع'],
    record_id: ['Record', 'السجل'],
    sample_id: ['Sample', 'العينة'],
    seed: ['Seed', 'البذرة'],
    why: ['Why', 'لماذا'],
  },
  values: {
    A: ['Test A', 'الاختبار A'],
    B: ['Test B', 'الاختبار B'],
    C: ['Test C', 'الاختبار C'],
    D: ['Test D', 'الاختبار D'],
    E: ['Test E', 'الاختبار E'],
    contracts: ['Contract changes', 'تغييرات العقود'],
    exception: ['Exception', 'استثناء'],
    expenses: ['Approved expenses', 'المصروفات المعتمدة'],
    fail: ['Does not hold', 'غير متحقق'],
    invoices: ['Issued invoices', 'الفواتير الصادرة'],
    leaves: ['Approved leaves', 'الإجازات المعتمدة'],
    none: ['None', 'لا شيء'],
    note: ['Note', 'ملاحظة'],
    pass: ['Passed', 'سليم'],
    pay: ['Approved pay run entries', 'قيود دورات الرواتب المعتمدة'],
  },
}
