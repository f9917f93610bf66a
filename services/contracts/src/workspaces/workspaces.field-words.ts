import type { FieldWords } from '../kernel/field-words'

export const workspacesFieldWords: FieldWords = {
  kinds: {
    subdomain: ['Subdomain', 'النطاق الفرعي'],
    workspace: ['Workspace', 'مساحة العمل'],
  },
  fields: {
    admin: ['Administrator', 'المسؤول'],
    closes_at: ['Closes', 'تُغلق في'],
    closing: ['Closing', 'الإغلاق'],
    created_by: ['Created by', 'أنشأه'],
    daily_work_report_at: ['Daily work report at', 'وقت تقرير العمل اليومي'],
    employee_visibility_level: ['Employees see', 'يرى الموظفون'],
    enable_attendance_task: ['Tasks at check-in', 'مهام عند تسجيل الدخول'],
    erases_at: ['Erased', 'تُمحى في'],
    links: ['Links', 'الروابط'],
    locale: ['Language', 'اللغة'],
    logo: ['Logo', 'الشعار'],
    not_tracking_notify_after: ['Reminded after', 'التذكير بعد'],
    not_tracking_notify_every: ['Reminded every', 'التذكير كل'],
    oid_pattern: ['Pattern of employee IDs', 'نمط أرقام الموظفين'],
    send_daily_work_report: ['Daily work report', 'تقرير العمل اليومي'],
    settings: ['Settings', 'الإعدادات'],
    subdomain: ['Subdomain', 'النطاق الفرعي'],
    timer_desc_required: ['Timer needs a description', 'المؤقت يتطلب وصفًا'],
  },
  values: {
    ar: ['Arabic', 'العربية'],
    en: ['English', 'الإنجليزية'],
  },
}
