import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    subdomain: 'Subdomain',
    workspace: 'Workspace',
  },
  fields: {
    admin: 'Administrator',
    closes_at: 'Closes',
    closing: 'Closing',
    created_by: 'Created by',
    daily_work_report_at: 'Daily work report at',
    employee_visibility_level: 'Employee visibility',
    enable_attendance_task: 'Tasks at check-in',
    erases_at: 'Erased',
    links: 'Links',
    locale: 'Language',
    logo: 'Logo',
    not_tracking_notify_after: 'Reminded after',
    not_tracking_notify_every: 'Reminded every',
    oid_pattern: 'Pattern of employee IDs',
    send_daily_work_report: 'Daily work report',
    settings: 'Settings',
    subdomain: 'Subdomain',
    timer_desc_required: 'Timer needs a description',
  },
  values: {
    ar: 'Arabic',
    es: 'Spanish',
    fr: 'French',
    it: 'Italian',
    zh: 'Chinese',
    en: 'English',
  },
} as const satisfies Words
