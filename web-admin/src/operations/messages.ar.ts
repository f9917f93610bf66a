import type { Catalogue } from '@workledger/web-app/kit/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  page: 'التشغيل',
  messages: 'الرسائل',
  message: 'الرسالة',
  to: 'إلى',
  status: 'الحالة',
  all: 'الكل',
  intended: 'بالانتظار',
  sent: 'أُرسلت',
  failed: 'فشلت',
  unknown: 'غير معروفة',
  where: 'أين',
  reason: 'السبب',
  attempts: 'المحاولات',
  created: 'أُنشئت',
  settled: 'حُسمت',
  messageId: 'معرّف الرسالة',
  resend: 'أرسل مجددًا',
  history: 'السجل',
  open: 'إجراءات الرسالة إلى {{to}}',
  erased: 'مُحي',
  resendTitle: 'إرسال هذه الرسالة إلى {{to}} مجددًا؟',
  resendUnknown: 'طُلب من خادم البريد إرسالها ولا أحد يعلم هل أخذها، فقد تصل مرتين. تحتفظ بمعرّفها، وبه تعرض معظم برامج البريد واحدة منهما.',
  resendFailed: 'تحتفظ بمعرّفها.',
  resent: 'أُرسلت مجددًا.',
  empty: { title: 'لا رسائل بعد', text: 'تظهر هنا الدعوات والإشعارات والفواتير التي ترسلها مساحة العمل وما آلت إليه.' },
  said: { delivered: 'أُرسلت هذه الرسالة.', underWay: 'يجري إرسال هذه الرسالة.' },
}
export default arabic
