import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'checklist-templates': 'قوالب القوائم',
    checklists: 'القوائم',
  },
  tables: {
    checklist_items: 'مهام القوائم',
    checklists: 'القوائم',
  },
  fields: {
    automatic: 'تلقائي',
    begun_at: 'بدأت في',
    checklist: 'القائمة',
    checklist_id: 'القائمة',
    checklists: 'القوائم',
    due_on: 'يستحق في',
    employment: 'التوظيف',
    items_count: 'المهام',
    next_due_on: 'الاستحقاق التالي في',
    owner: 'المنفّذ',
    owner_name: 'اسم المنفّذ',
    settled_at: 'حُسمت',
    settled_by: 'حسمها',
    settled_count: 'المهام المحسومة',
    settled_name: 'حسمها',
  },
  columns: {
    checklists: {
      day: 'أول يوم أو آخر يوم',
    },
    'checklist-items': {
      text: 'المهمة',
    },
  },
  values: {
    contract_end: 'نهاية العقد',
    done: 'أُنجز',
    hire: 'التوظيف',
    joining: 'التحاق',
    leaving: 'مغادرة',
    manager: 'المدير',
    termination: 'إنهاء',
  },
} satisfies WordsLike<typeof english>
