import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'saved-reports': 'التقارير المحفوظة',
  },
  tables: {
    saved_reports: 'التقارير المحفوظة',
    saved_report_sends: 'رسائل التقارير المحفوظة',
  },
  fields: {
    asked_at: 'طُلب في',
    clients: 'العملاء',
    counted_at: 'محسوب من',
    created_at: 'حُفظ في',
    due_at: 'الاستحقاق',
    employee: 'الموظف',
    employees: 'الموظفون',
    every: 'يُرسل كل',
    group: 'المجموعة',
    hour: 'الساعة',
    last_due_at: 'آخر رسالة',
    project: 'المشروع',
    projects: 'المشاريع',
    range: 'النطاق',
    recipients: 'المستلمون',
    report_id: 'التقرير',
    reports: 'التقارير',
    schedule: 'الجدول',
    tab: 'النوع',
    weekday: 'يوم الأسبوع',
  },
  columns: {
    'saved-reports': {
      title: 'التقرير',
    },
  },
  values: {
    billable: 'قابل للفوترة',
    daily: 'يوميًا',
    details: 'التفاصيل',
    running: 'جارٍ',
    summary: 'الملخص',
    tasks: 'المهام',
  },
} satisfies WordsLike<typeof english>
