import type { ErrorWords } from '../kernel/errors'
import type { accessErrors } from './access.errors'

export const accessErrorsAr: ErrorWords<typeof accessErrors> = {
  'access.wrong_password': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'access.email_taken': 'هذا البريد الإلكتروني مستخدم بالفعل.',
  'access.captcha': 'يرجى إعادة التحقق.',
  'access.key': 'مفتاح غير صالح',
  'access.sign_in_to_accept': 'لديك حساب بالفعل. سجّل الدخول لقبول الدعوة.',
  'access.already_joined': 'قُبلت هذه الدعوة من قبل.',
  'access.no_nesting': 'أنت مسجّل الدخول باسم شخص آخر. سجّل الخروج أولًا.',
  'access.impersonating': 'لا يمكن فعل ذلك أثناء تسجيل الدخول باسم شخص آخر.',
  'access.own_address': 'بريدك الإلكتروني لا يصلح كلمة مرور.',
  'access.no_user': 'ليس لهذا الموظف مستخدم بعد. أرسل دعوة أولًا.',
  'access.current_password': 'كلمة المرور الحالية غير صحيحة.',
  'access.already_verified': 'البريد الإلكتروني مؤكَّد من قبل.',
}
