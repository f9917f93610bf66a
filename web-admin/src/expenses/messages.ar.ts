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
  approval: {
    noType: 'لا يوجد نوع كهذا',
    text: 'بلا قاعدة يقرر شخص واحد. تسبق قاعدةُ أنواعٍ معينة قاعدةَ جميع الأنواع؛ ثم القاعدة ذات المبلغ الأكبر. يُقارن المبلغ بعملة أخرى بسعر الصرف المذكور في المصروف؛ وبلا سعر يمر المصروف بخطوات أكبر المبالغ. ومن يطلب لا يقرر أبدًا.',
    types: 'أنواع المصروفات',
    allTypes: 'جميع الأنواع',
    fromAmount: 'أقل مبلغ ({{currency}})',
    fromColumn: 'أقل مبلغ',
    fromAmountHint: '‏0 لكل مصروف.',
    previewText: 'اختر شخصًا ونوعًا ومبلغًا لترى إلى من يُرسل المصروف.',
    oneStep: 'يقرر شخص واحد: المدير أو أحد مديري النظام.',
    amount: 'المبلغ',
    type: 'النوع',
    requests: 'الطلبات',
    empty: { title: 'لا قواعد بعد', text: 'يقرر كل مصروف شخص واحد: المدير أو أحد مديري النظام.' },
  },
})
