import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  invoice: 'الفاتورة',
  print: 'طباعة الفاتورة',
  pay: 'ادفع الآن',
  payAmount: 'ادفع الآن · {{amount}}',
  status: { paid: 'مدفوعة', due: 'تُستحق في {{day}}', overdue: 'متأخرة منذ {{day}}' },
  failed: {
    title: 'هذا الرابط لا يعمل',
    again: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    text: 'اطلب رابطًا جديدًا ممن أرسله إليك.',
  },
})
