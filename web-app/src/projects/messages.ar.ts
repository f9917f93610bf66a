import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  card: {
    title: 'قائمة المهام',
    all: 'كل المهام',
    empty: 'لا مهام معلّقة',
    refresh: 'تحديث',
    overdue: 'متأخرة',
    today: 'اليوم',
    later: 'لاحقًا',
    late_zero: 'غير متأخرة',
    late_one: 'متأخرة يومًا',
    late_two: 'متأخرة يومين',
    late_few: 'متأخرة {{count}} أيام',
    late_many: 'متأخرة {{count}} يومًا',
    late_other: 'متأخرة {{count}} يوم',
    dueOn: 'تستحق في {{day}}',
  },
  dueCount_zero: 'لا مهام مستحقة',
  dueCount_one: 'مهمة مستحقة واحدة',
  dueCount_two: 'مهمتان مستحقتان',
  dueCount_few: '{{count}} مهام مستحقة',
  dueCount_many: '{{count}} مهمة مستحقة',
  dueCount_other: '{{count}} مهمة مستحقة',
})
