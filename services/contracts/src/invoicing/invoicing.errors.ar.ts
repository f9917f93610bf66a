import type { ErrorWords } from '../kernel/errors'
import type { invoicingErrors } from './invoicing.errors'

export const invoicingErrorsAr: ErrorWords<typeof invoicingErrors> = {
  'invoice.issued': 'الفاتورة الصادرة لا تتغيّر؛ تُلغى بإشعار دائن.',
  'invoice.already_issued': 'هذه الفاتورة صادرة.',
  'invoice.issuing': 'يجري إصدار هذه الفاتورة؛ أصدرها مجددًا لإتمام ذلك.',
  'invoice.empty': 'تحتاج الفاتورة إلى بند واحد على الأقل.',
  'invoice.client_unknown': 'اختر العميل!',
  'invoice.client_email': 'بريد العميل غير محدد. حدّده في العملاء.',
  'invoice.not_issued': 'لا تُسجَّل دفعات لمسودة؛ أصدرها أولًا.',
  'invoice.overpaid': 'الدفعة أكبر من المتبقي {balance}.',
  'invoice.key': 'مفتاح غير صالح',
}
