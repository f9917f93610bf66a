import type { FieldWords } from '../kernel/field-words'

export const calendarFieldWords: FieldWords = {
  kinds: {
    'calendar-feeds': ['Calendar feeds', 'موجزات التقويم'],
    'company-event': ['Company event', 'فعالية الشركة'],
  },
  tables: {
    calendar_feeds: ['Calendar feeds', 'موجزات التقويم'],
  },
  fields: {
    end_time: ['End time', 'وقت النهاية'],
    event_on: ['Day', 'اليوم'],
    event_time: ['Time', 'الوقت'],
    feed_id: ['Calendar feed', 'موجز التقويم'],
    feeds: ['Calendar feeds', 'موجزات التقويم'],
    location: ['Place', 'المكان'],
    tells: ['Told as', 'يُخطر به كـ'],
    told_before: ['Told before', 'أُخطر من قبل'],
  },
  values: {
    cancelled: ['Cancelled', 'ملغى'],
    new: ['New', 'جديد'],
    nobody: ['Nobody', 'لا أحد'],
    own: ['Own', 'خاص'],
    team: ['Team', 'الفريق'],
  },
}
