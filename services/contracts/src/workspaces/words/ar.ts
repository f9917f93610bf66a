import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subdomain: 'النطاق الفرعي',
    workspace: 'مساحة العمل',
  },
  fields: {
    admin: 'مدير النظام',
    closes_at: 'تُغلق في',
    closing: 'الإغلاق',
    created_by: 'أنشأه',
    daily_work_report_at: 'وقت تقرير العمل اليومي',
    employee_visibility_level: 'ظهور الموظفين',
    enable_attendance_task: 'مهام عند تسجيل الدخول',
    erases_at: 'تُمحى في',
    links: 'الروابط',
    locale: 'اللغة',
    logo: 'الشعار',
    not_tracking_notify_after: 'التذكير بعد',
    not_tracking_notify_every: 'التذكير كل',
    oid_pattern: 'نمط أرقام الموظفين',
    send_daily_work_report: 'تقرير العمل اليومي',
    settings: 'الإعدادات',
    subdomain: 'النطاق الفرعي',
    timer_desc_required: 'المؤقت يتطلب وصفًا',
  },
  values: {
    ar: 'العربية',
    es: 'الإسبانية',
    fr: 'الفرنسية',
    it: 'الإيطالية',
    zh: 'الصينية',
    en: 'الإنجليزية',
  },
} satisfies WordsLike<typeof english>
