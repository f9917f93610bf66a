import type { FieldWords } from '../kernel/field-words'

export const checklistsFieldWords: FieldWords = {
  kinds: {
    'checklist-templates': ['Checklist templates', 'قوالب قوائم المهام'],
    checklists: ['Checklists', 'قوائم المهام'],
  },
  tables: {
    checklist_items: ['Tasks of checklists', 'مهام القوائم'],
    checklists: ['Checklists', 'قوائم المهام'],
  },
  fields: {
    automatic: ['Automatic', 'تلقائي'],
    begun_at: ['Begun', 'بدأت'],
    checklist: ['Checklist', 'قائمة المهام'],
    checklist_id: ['Checklist', 'قائمة المهام'],
    checklists: ['Checklists', 'قوائم المهام'],
    due_on: ['Due on', 'يستحق في'],
    employment: ['Employment', 'التوظيف'],
    items_count: ['Tasks', 'المهام'],
    next_due_on: ['Next due on', 'الاستحقاق التالي في'],
    owner: ['Done by', 'ينفّذه'],
    settled_at: ['Settled', 'حُسمت'],
    settled_by: ['Settled by', 'حسمها'],
    settled_count: ['Tasks settled', 'المهام المحسومة'],
  },
  values: {
    contract_end: ['End of the contract', 'نهاية العقد'],
    done: ['Done', 'أُنجز'],
    hire: ['Hiring', 'التوظيف'],
    joining: ['Joining', 'التحاق'],
    leaving: ['Leaving', 'مغادرة'],
    manager: ['Manager', 'المدير'],
    termination: ['Termination', 'إنهاء'],
  },
}
