import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'الوقت المسجّل',
    'timesheet-rules': 'قواعد جداول الدوام',
  },
  tables: {
    time_entries: 'الوقت المسجّل',
    time_entry_days: 'الوقت المسجّل حسب اليوم',
    time_entry_months: 'الوقت المسجّل حسب الشهر',
    timesheets: 'جداول الدوام',
    timesheet_rules: 'قواعد جداول الدوام',
  },
  fields: {
    billed: 'مفوتر',
    end_at: 'النهاية',
    month: 'الشهر',
    parts: 'القيود',
    seconds: 'الثواني',
    start_at: 'البداية',
    added_seconds: 'الثواني المضافة',
    approved_seconds: 'الثواني المعتمدة',
    from_on: 'اليوم الأول',
    to_on: 'اليوم الأخير',
    locked_until: 'مقفل حتى',
    on: 'مفعّل',
    submitted_at: 'أُرسل',
    timesheet_id: 'جدول الدوام',
    undecided: 'بانتظار القرار',
  },
  columns: {
    'time-entries': {
      start: 'البداية (UTC)',
      end: 'النهاية (UTC)',
      duration: 'المدة (ثوانٍ)',
    },
  },
  values: {
    next: 'بدأ القيد التالي',
    submitted: 'مُرسل',
    open: 'مفتوح',
  },
} satisfies WordsLike<typeof english>
