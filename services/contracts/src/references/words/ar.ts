import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    references: 'المراجع',
  },
  fields: {
    claims: 'مذكور في',
    source: 'المصدر',
    source_id: 'المصدر',
    source_ids: 'المصادر',
    sources: 'المصادر',
    target_id: 'الهدف',
  },
  values: {
    'company-event': 'فعالية الشركة',
    designation: 'المسمى الوظيفي',
    device: 'جهاز بصمة',
    employment: 'العقود',
    invoice: 'فاتورة',
    'payroll-category': 'فئة رواتب',
    'recurring-invoice': 'فاتورة متكررة',
    role: 'دور',
    structure: 'هيكل الشركة',
  },
} satisfies WordsLike<typeof english>
