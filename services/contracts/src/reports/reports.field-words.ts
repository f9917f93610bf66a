import type { FieldWords } from '../kernel/field-words'

export const reportsFieldWords: FieldWords = {
  kinds: {
    'saved-reports': ['Saved reports', 'التقارير المحفوظة'],
  },
  tables: {
    saved_reports: ['Saved reports', 'التقارير المحفوظة'],
    saved_report_sends: ['Mails of saved reports', 'رسائل التقارير المحفوظة'],
  },
  fields: {
    asked_at: ['Asked for', 'طُلب في'],
    clients: ['Clients', 'العملاء'],
    counted_at: ['Counted from', 'محسوب من'],
    due_at: ['Due', 'الاستحقاق'],
    employee: ['Employee', 'الموظف'],
    employees: ['Employees', 'الموظفون'],
    group: ['Group', 'المجموعة'],
    hour: ['Hour', 'الساعة'],
    last_due_at: ['Last due', 'آخر استحقاق'],
    project: ['Project', 'المشروع'],
    projects: ['Projects', 'المشاريع'],
    range: ['Range', 'النطاق'],
    recipients: ['Recipients', 'المستلمون'],
    report_id: ['Report', 'التقرير'],
    reports: ['Reports', 'التقارير'],
    schedule: ['Schedule', 'الجدول'],
    tab: ['Tab', 'علامة التبويب'],
    weekday: ['Weekday', 'يوم الأسبوع'],
  },
  values: {
    billable: ['Billable', 'قابل للفوترة'],
    daily: ['Daily', 'يوميًا'],
    details: ['Details', 'التفاصيل'],
    running: ['Running', 'جارٍ'],
    summary: ['Summary', 'الملخص'],
    tasks: ['Tasks', 'المهام'],
  },
}
