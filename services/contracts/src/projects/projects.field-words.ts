import type { FieldWords } from '../kernel/field-words'

export const projectsFieldWords: FieldWords = {
  kinds: {
    project: ['Project', 'مشروع'],
  },
  tables: {
    project_members: ['Projects', 'المشاريع'],
    tasks: ['Tasks', 'المهام'],
  },
  fields: {
    added_at: ['Added', 'أُضيف في'],
    assigned: ['Assigned to', 'مُسند إلى'],
    author_id: ['Author', 'الكاتب'],
    budget: ['Budget', 'الميزانية'],
    color: ['Colour', 'اللون'],
    complete: ['Complete', 'مكتمل'],
    default: ['Default', 'الافتراضي'],
    description_by: ['Description by', 'كاتب الوصف'],
    duration: ['Duration', 'المدة'],
    estimated_hours: ['Estimated hours', 'الساعات المقدّرة'],
    members: ['Members', 'الأعضاء'],
    status_changed_at: ['Status since', 'الحالة منذ'],
    status_id: ['Status', 'الحالة'],
    statuses: ['Statuses', 'الحالات'],
    task_list_id: ['Task list', 'قائمة المهام'],
    tasks: ['Tasks', 'المهام'],
    title_by: ['Title by', 'كاتب العنوان'],
    weight: null,
  },
  values: {
    list: ['List', 'قائمة'],
  },
}
