import { errorWords } from '../kernel/errors'
import type { calendarErrors } from './calendar.errors'

export const calendarErrorsAr = errorWords<'ar', typeof calendarErrors>()({
  'event.title': 'يرجى إدخال اسم الفعالية!',
  'event.duration': 'يرجى اختيار المدة!',
  'event.date': 'يرجى اختيار تاريخ الفعالية!',
  'event.time': 'يرجى اختيار وقت الفعالية!',
  'event.range': 'يرجى اختيار نطاق التواريخ!',
  'event.location': 'يرجى إدخال المكان!',
  'event.no_such_time': 'تُقدَّم ساعات {zone} في ذلك اليوم، فلا توجد فيه الساعة {time}.',
  'calendar.feeds_most': 'لديك {most} من عناوين التقويم. ألغِ واحدًا منها أولًا.',
  'calendar.feed_key': 'عنوان التقويم هذا غير صالح.',
})
