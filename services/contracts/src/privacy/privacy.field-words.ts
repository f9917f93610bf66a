import type { FieldWords } from '../kernel/field-words'

export const privacyFieldWords: FieldWords = {
  kinds: {
    'data-export': ['Data export', 'تصدير بيانات'],
  },
  fields: {
    expires_at: ['Expires', 'ينتهي في'],
    export_id: ['Export', 'التصدير'],
    percent: ['Percent', 'النسبة المئوية'],
    requested_at: ['Requested', 'طُلب في'],
  },
  values: {
    workspace: ['Company', 'الشركة'],
  },
}
