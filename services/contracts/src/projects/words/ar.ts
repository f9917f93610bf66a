import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    project: 'مشروع',
  },
  tables: {
    project_members: 'المشاريع',
    tasks: 'المهام',
  },
  fields: {
    added_at: 'أُضيف في',
    assigned: 'مُسند إلى',
    author_id: 'الكاتب',
    budget: 'الميزانية',
    color: 'اللون',
    complete: 'مكتمل',
    default: 'الافتراضي',
    description_by: 'كاتب الوصف',
    duration: 'المدة',
    estimated_hours: 'الساعات المقدّرة',
    members: 'الأعضاء',
    status_changed_at: 'الحالة منذ',
    status_id: 'الحالة',
    statuses: 'الحالات',
    task_list_id: 'قائمة المهام',
    tasks: 'المهام',
    title_by: 'كاتب العنوان',
  },
  values: {
    list: 'قائمة',
  },
} satisfies WordsLike<typeof english>
