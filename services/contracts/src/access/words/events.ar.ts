import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: 'أُنشئ الحساب',
  VerificationRequested: 'طُلب التحقق من العنوان',
  EmailVerified: 'تم التحقق من البريد',
  EmailChanged: 'تغيّر البريد',
  LanguageChosen: 'اختيرت اللغة',
  PasswordResetRequested: 'طُلبت كلمة مرور جديدة',
  PasswordChanged: 'تغيّرت كلمة المرور',
  SignedIn: 'تسجيل دخول',
  SignedInAs: 'تسجيل دخول باسم شخص آخر',
  UserErased: 'مُحي الحساب',
  ProviderLinkAsked: 'طُلب تأكيد مزوّد تسجيل دخول',
  SignedOut: 'تسجيل خروج',
  EmailReserved: 'حُجز البريد',
  EmailReleased: 'حُرّر البريد',
  FactorAdded: 'أُضيف عامل ثانٍ',
  FactorNamed: 'أُعيدت تسمية عامل ثانٍ',
  FactorRemoved: 'أُزيل عامل ثانٍ',
  PasskeyBlocked: 'أُوقف مفتاح المرور',
  RecoveryCodesMade: 'أُنشئت رموز الاسترداد',
  RecoveryCodeUsed: 'استُخدم رمز استرداد',
  FactorsReset: 'أُعيد تعيين العوامل الثانية',
  MemberFactorsReset: 'أُعيد تعيين العوامل الثانية',
} satisfies NamesLike<typeof english>
