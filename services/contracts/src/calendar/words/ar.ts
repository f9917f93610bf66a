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
    event_on: 'اليوم',
    event_time: 'الوقت',
    feed_id: 'موجز التقويم',
    feeds: 'موجزات التقويم',
    location: 'المكان',
    tells: 'يُخطر به كـ',
    told_before: 'أُخطر من قبل',
  },
  values: {
    cancelled: 'ملغى',
    new: 'جديد',
    nobody: 'لا أحد',
    own: 'خاص',
    team: 'الفريق',
  },
} satisfies WordsLike<typeof english>
