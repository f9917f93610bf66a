import type { FieldWords } from '../kernel/field-words'

export const timeTrackingFieldWords: FieldWords = {
  kinds: {
    timer: ['Tracked time', 'الوقت المسجّل'],
  },
  tables: {
    time_entries: ['Tracked time', 'الوقت المسجّل'],
    time_entry_days: ['Tracked time by day', 'الوقت المسجّل حسب اليوم'],
    time_entry_months: ['Tracked time by month', 'الوقت المسجّل حسب الشهر'],
  },
  fields: {
    end_at: ['End', 'النهاية'],
    first: null,
    month: ['Month', 'الشهر'],
    parts: ['Entries', 'القيود'],
    seconds: ['Seconds', 'الثواني'],
    start_at: ['Start', 'البداية'],
  },
  values: {
    next: ['Next entry started', 'بدأ القيد التالي'],
  },
}
