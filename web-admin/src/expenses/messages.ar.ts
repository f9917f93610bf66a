import shared from '@workledger/kit/areas/expenses/messages.ar'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  ...shared,
  page: 'المصروفات',
  requested: 'طُلب في',
  decided: 'حُسم في',
  open: 'إجراءات مصروف {{name}}',
  hintReading: 'J وK للتنقل، وO لفتح التفاصيل.',
  empty: { title: 'لا مصروفات', text: 'تظهر مصروفات موظفيك هنا فور طلبها.' },
  emptyPendingText: 'تظهر المصروفات الجديدة هنا فور طلبها. اختر حالة أخرى لترى ما حُسم.',
  reimburse: {
    action: 'تسجيل السداد',
    title: 'تسجيل السداد',
    text: '{{amount}} إلى {{name}}، خارج الرواتب.',
    date: 'دُفع في',
    note: 'ملاحظة',
    done: 'سُجّل سداد المصروف',
  },
  reverse: {
    action: 'قيد عكسي',
    title: 'عكس السداد',
    text: 'يعود {{amount}} لـ {{name}} مستحقًا. يبقى ما دُفع في السجل.',
    date: 'التاريخ',
    note: 'السبب',
    done: 'عُكس السداد',
  },
})
