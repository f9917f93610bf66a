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
    active: 'نشط',
    added_at: 'أُضيف في',
    assigned: 'مُسند إلى',
    author_id: 'الكاتب',
    budget: 'الميزانية',
    color: 'اللون',
    complete: 'مكتمل',
    completed_at: 'اكتملت في',
    completed_tasks: 'المهام المكتملة',
    default: 'الافتراضي',
    description_by: 'كاتب الوصف',
    duration: 'المدة',
    estimated_hours: 'الساعات المقدّرة',
    late: 'أيام التأخر',
    member: 'عضو',
    members: 'الأعضاء',
    my_tasks: 'مهامي',
    open_tasks: 'المهام المفتوحة',
    status_changed_at: 'الحالة منذ',
    status_id: 'الحالة',
    statuses: 'الحالات',
    task_list_id: 'قائمة المهام',
    tasks: 'المهام',
    tasks_count: 'المهام',
    title_by: 'كاتب العنوان',
    turn: 'الترتيب',
  },
  columns: {
    projects: {
      name: 'اسم المشروع',
    },
    tasks: {
      title: 'عنوان المهمة',
      employee: 'أُسندت إلى',
    },
    'task-lists': {
      title: 'قائمة المهام',
    },
  },
  values: {
    list: 'قائمة',
  },
} satisfies WordsLike<typeof english>
