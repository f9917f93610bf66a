import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  updates: {
    title: 'أخبار الشركة',
    birthdays: 'أعياد الميلاد القادمة',
    noBirthday: 'لا أعياد ميلاد قادمة',
    out: 'الغائبون عن المكتب',
    noOneOut: 'لا أحد في إجازة اليوم',
    until: 'حتى {{day}}',
    before: 'السابق',
    after: 'التالي',
  },
  upcoming: {
    title: 'الفعاليات القادمة',
    empty: 'لا فعاليات قادمة',
    more: 'عرض المزيد',
    less: 'عرض أقل',
  },
  away: {
    none: 'لا أحد',
    more_zero: '{{names}}',
    more_one: '{{names}} وشخص آخر',
    more_two: '{{names}} وشخصان آخران',
    more_few: '{{names}} و{{count}} أشخاص آخرين',
    more_many: '{{names}} و{{count}} شخصًا آخر',
    more_other: '{{names}} و{{count}} شخص آخر',
  },
  today: 'اليوم',
  refresh: 'تحديث',
  calendar: {
    label: 'التقويم',
    before: 'الشهر السابق',
    after: 'الشهر التالي',
    now: 'اليوم',
    birthday: 'عيد ميلاد',
    leave: 'إجازة',
    event: 'فعالية',
    holiday: 'عطلة',
    weekend: 'يوم راحة',
    more: '+{{count}} أخرى',
  },
})
