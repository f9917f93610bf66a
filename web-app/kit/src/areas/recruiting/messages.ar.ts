import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  page: 'مقابلاتي',
  search: 'ابحث عن مقابلة',
  show: 'عرض',
  upcoming: 'القادمة',
  past: 'السابقة',
  all: 'الكل',
  candidate: 'المرشح',
  opening: 'الوظيفة',
  when: 'الموعد',
  minutes: '{{minutes}} دقيقة',
  place: 'المكان',
  people: 'يجريها',
  status: 'الحالة',
  states: {
    cancelled: 'ملغاة',
    given: 'أُعطي التقييم',
    awaited: 'تنتظر تقييمك',
    scheduled: 'محددة',
  },
  give: 'أعطِ تقييمك',
  giveOn: 'أعطِ تقييمك لـ {{name}}',
  change: 'غيّر تقييمك',
  changeOn: 'غيّر تقييمك لـ {{name}}',
  rating: 'الدرجة',
  ratingHint: 'من 1 (غير مناسب) إلى 5 (ممتاز). وتُحسب أيضًا درجتك للمرشح.',
  text: 'التقييم',
  textHint: 'لا يراه المرشح. ويراه من يجرون المقابلة معك بعد أن يعطوا تقييمهم.',
  others: 'تقييمات الآخرين',
  saved: 'حُفظ التقييم',
  empty: { title: 'لا مقابلات', text: 'تظهر هنا المقابلات التي تجريها.' },
  showPast: 'اعرض المقابلات السابقة',
}

export default arabic
