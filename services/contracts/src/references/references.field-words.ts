import type { FieldWords } from '../kernel/field-words'

export const referencesFieldWords: FieldWords = {
  kinds: {
    references: ['References', 'المراجع'],
  },
  fields: {
    claims: ['Named by', 'مذكور في'],
    source: ['Source', 'المصدر'],
    source_id: ['Source', 'المصدر'],
    sources: ['Sources', 'المصادر'],
    target_id: ['Target', 'الهدف'],
  },
  values: {
    'company-event': ['Company event', 'فعالية الشركة'],
    designation: ['Designation', 'المسمى الوظيفي'],
    device: ['Biometric device', 'جهاز بصمة'],
    employment: ['Contracts', 'العقود'],
    invoice: ['Invoice', 'فاتورة'],
    'payroll-category': ['Pay category', 'فئة رواتب'],
    'recurring-invoice': ['Recurring invoice', 'فاتورة متكررة'],
    role: ['Role', 'دور'],
    structure: ['Company structure', 'هيكل الشركة'],
  },
}
