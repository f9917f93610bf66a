import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'الأدوار',
  name: 'الاسم',
  roleName: 'اسم الدور',
  add: 'أضف دورًا',
  edit: 'عدّل الدور',
  permissions: 'الصلاحيات',
  people: 'الأشخاص',
  show: 'الأشخاص الذين يحملون دور {{name}}: {{people}}',
  change: {
    title_zero: 'تغيير ما يجوز للأشخاص؟',
    title_one: 'تغيير ما يجوز لشخص واحد؟',
    title_two: 'تغيير ما يجوز لشخصين؟',
    title_few: 'تغيير ما يجوز لـ{{count}} أشخاص؟',
    title_many: 'تغيير ما يجوز لـ{{count}} شخصًا؟',
    title_other: 'تغيير ما يجوز لـ{{count}} شخص؟',
    more: 'يجوز لهم من الآن: {{list}}.',
    less: 'لم يعد يجوز لهم: {{list}}.',
    own: 'أنت ممن يحملون هذا الدور.',
    action: 'غيّر الدور',
  },
  deleteTitle: 'حذف دور {{name}}؟',
  deleteText: 'لا يُحذف دور يحمله أحد.',
  delete: 'حذف',
  empty: { title: 'لا توجد أدوار', text: 'يحدد الدور ما يجوز لمن يحمله.' },
  added: 'أُضيف الدور',
  edited: 'غُيّر الدور',
  deleted: 'حُذف الدور',
})
