import shared from '@workledger/kit/areas/surveys/messages.ar'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  ...shared,
  page: 'استبيان',
  at: '{{number}} من {{count}}',
  answer: 'إجابتك',
  left_zero: 'لم تبقَ حروف',
  left_one: 'بقي حرف واحد',
  left_two: 'بقي حرفان',
  left_few: 'بقيت {{count}} حروف',
  left_many: 'بقي {{count}} حرفًا',
  left_other: 'بقي {{count}} حرف',
  anonymous:
    'لا أحد، حتى مدير النظام، يستطيع معرفة من أجاب. تظهر النتائج ابتداءً من خمس إجابات، ولا تُحفظ إجابات جولة تقل عن ذلك.',
  confidential: 'هذا الاستبيان سري: يرى مديرو النظام إجاباتك مع اسمك.',
  draft: 'تبقى إجاباتك على هذا الجهاز حتى ترسلها.',
  back: 'رجوع',
  next: 'التالي',
  send: 'إرسال الإجابات',
  invalid: {
    title: 'مفتاح غير صالح',
    text: 'استُخدم الرابط من قبل، أو أُغلق الاستبيان. اسأل من أرسله إليك.',
  },
  failed: 'حدث خطأ ما',
  loadFailed: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  thanks: {
    title: 'شكرًا على ملاحظاتك القيّمة',
    text: 'أُرسلت إجاباتك. يمكنك إغلاق هذه الصفحة.',
    home: 'الصفحة الرئيسية',
  },
})
