import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  use: 'استخدام مفتاح مرور بدلًا منها',
  usePassword: 'استخدام كلمة المرور',
  done: 'تم التأكيد بمفتاح المرور',
  useProvider: 'التأكيد بالدخول الموحّد',
  doneProvider: 'تم التأكيد بالدخول الموحّد',
  orCode: 'أو رمز من تطبيق المصادقة.',
  cancelled: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى.',
  elsewhere: 'لا تعمل مفاتيح المرور على هذا العنوان. افتح Workledger على عنوانه الرئيسي.',
  here: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
})
