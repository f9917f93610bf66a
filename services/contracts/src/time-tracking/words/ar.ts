import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'الوقت المسجّل',
  },
  tables: {
    time_entries: 'الوقت المسجّل',
    time_entry_days: 'الوقت المسجّل حسب اليوم',
    time_entry_months: 'الوقت المسجّل حسب الشهر',
  },
  fields: {
    billed: 'مفوتر',
    end_at: 'النهاية',
    month: 'الشهر',
    parts: 'القيود',
    seconds: 'الثواني',
    start_at: 'البداية',
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
  },
} satisfies WordsLike<typeof english>
