import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'calendar-feeds': 'موجزات التقويم',
    'company-event': 'فعالية الشركة',
  },
  tables: {
    calendar_feeds: 'موجزات التقويم',
  },
  fields: {
    end_time: 'وقت النهاية',
    event_on: 'تاريخ الفعالية',
    event_time: 'وقت الفعالية',
    feed_id: 'موجز التقويم',
    feeds: 'موجزات التقويم',
    location: 'الموقع',
    notify: 'الإخطار',
    start_time: 'وقت الفعالية',
    tells: 'يُخطر به كـ',
    title: 'اسم الفعالية',
    told_before: 'أُخطر من قبل',
  },
  columns: {
    events: {
      start_at: 'البداية (UTC)',
      end_at: 'النهاية (UTC)',
    },
  },
  values: {
    cancelled: 'ملغى',
    new: 'جديد',
    nobody: 'لا أحد',
    own: 'خاص',
    team: 'الفريق',
  },
} satisfies WordsLike<typeof english>
