import type { FieldWords } from '../kernel/field-words'

export const employmentFieldWords: FieldWords = {
  kinds: {
    employment: ['Contracts', 'العقود'],
  },
  tables: {
    contract_adjustments: ['Allowances and deductions', 'البدلات والاستقطاعات'],
    contracts: ['Contracts', 'العقود'],
    employments: ['Employment', 'التوظيف'],
  },
  fields: {
    adjustment_type: ['Kind of adjustment', 'نوع التسوية'],
    contracts: ['Contracts', 'العقود'],
    history: ['Earlier', 'سابقًا'],
    pay_frequency: ['Paid every', 'دورية الدفع'],
    probation_end: ['End of probation', 'نهاية فترة التجربة'],
    proration: ['Part of a period', 'جزء من الفترة'],
    role_description: ['Role', 'الدور'],
    shift_start_at: ['Shift starts at', 'تبدأ الوردية في'],
    timing: ['When', 'متى'],
    told_contract: null,
    told_probation: null,
    working_days: ['Working days', 'أيام العمل'],
    working_hours: ['Working hours', 'ساعات العمل'],
    working_period_unit: ['Working hours per', 'ساعات العمل لكل'],
  },
  values: {
    bi_weekly: ['Every two weeks', 'كل أسبوعين'],
    each_run: ['In each run', 'في كل دورة'],
    full: ['In full', 'بالكامل'],
    once_a_month: ['Once a month', 'مرة في الشهر'],
    probation: ['Probation', 'فترة التجربة'],
    semi_monthly: ['Twice a month', 'مرتين في الشهر'],
  },
}
