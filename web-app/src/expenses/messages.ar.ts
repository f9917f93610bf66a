import shared from '@workledger/kit/areas/expenses/messages.ar'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  ...shared,
  add: 'إضافة مصروف',
  edit: 'تعديل المصروف',
  namePlaceholder: 'قطار إلى بورتو',
  categoryPlaceholder: 'اختر نوعًا',
  rateHint: 'اتركه فارغًا إن لم تعرفه: يحدّده من يعتمد الطلب.',
  more: 'المزيد',
  requested: 'تاريخ الطلب',
  added: 'أُضيف مصروف جديد',
  addFailed: 'تعذّرت إضافة المصروف',
  changed: 'عُدّل المصروف بنجاح',
  keepReceipt: 'يحل الملف الجديد محل الملف الموجود.',
  empty: { title: 'لا مصروفات بعد', text: 'أضف ما دفعته عن الشركة مع فاتورته.' },
  approvals: 'المصروفات',
  loadFailed: 'تعذّر جلب تفاصيل المصروفات',
  inbox: { ...shared.inbox, emptyText: 'تظهر هنا مصروفات من تديرهم فور طلبها.' },
  pendingCount_zero: 'لا طلبات معلّقة',
  pendingCount_one: 'طلب معلّق واحد',
  pendingCount_two: 'طلبان معلّقان',
  pendingCount_few: '{{count}} طلبات معلّقة',
  pendingCount_many: '{{count}} طلبًا معلّقًا',
  pendingCount_other: '{{count}} طلب معلّق',
})
