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
  factor: {
    column: 'العامل الثاني',
    required: 'مطلوب',
    notRequired: 'غير مطلوب',
    require: 'طلب عامل ثانٍ',
    free: 'إيقاف طلب العامل الثاني',
    requireTitle: 'طلب عامل ثانٍ من أصحاب الدور {{name}}؟',
    freeTitle: 'إيقاف طلب العامل الثاني من أصحاب الدور {{name}}؟',
    freeText: 'ستكفي كلمة المرور وحدها لفتح هذه الشركة من جديد.',
    requireDone: 'العامل الثاني مطلوب الآن',
    freeDone: 'لم يعد العامل الثاني مطلوبًا',
    requireText_zero: 'لا أحد لديه هذا الدور الآن.',
    requireText_one:
      'شخص واحد ({{count}}) لديه هذا الدور. بلا عامل ثانٍ لا يفتح شيئًا هنا حتى يُعدّه، وتتوقف رموز API الخاصة به.',
    requireText_two:
      'شخصان ({{count}}) لديهما هذا الدور. بلا عامل ثانٍ لا يفتحان شيئًا هنا حتى يُعدّاه، وتتوقف رموز API لمن ليس لديه عامل ثانٍ.',
    requireText_few:
      '{{count}} أشخاص لديهم هذا الدور. بلا عامل ثانٍ لا يفتحون شيئًا هنا حتى يُعدّوه، وتتوقف رموز API لمن ليس لديه عامل ثانٍ.',
    requireText_many:
      '{{count}} شخصًا لديهم هذا الدور. بلا عامل ثانٍ لا يفتحون شيئًا هنا حتى يُعدّوه، وتتوقف رموز API لمن ليس لديه عامل ثانٍ.',
    requireText_other:
      '{{count}} شخص لديهم هذا الدور. بلا عامل ثانٍ لا يفتحون شيئًا هنا حتى يُعدّوه، وتتوقف رموز API لمن ليس لديه عامل ثانٍ.',
  },
})
