import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'مشاركة موقعك؟',
  text: 'سيسألك المتصفح مرة أخرى. ترى الموقع في حضورك، ولا ترى شركتك سوى المكان.',
  share: 'مشاركة الموقع',
  denied: 'لا يشارك متصفحك الموقع. اسمح به لهذه الصفحة في إعدادات المتصفح أو اقترح تصحيحًا.',
  unsupported:
    'لا يستطيع هذا المتصفح تحديد الموقع. استخدم جهازًا آخر أو جهاز تسجيل الحضور، أو اقترح تصحيحًا.',
  unknown: 'لم يجد جهازك موقعًا. شغّل Wi-Fi وخدمات الموقع ثم حاول مجددًا، أو اقترح تصحيحًا.',
})
