import type { EventWords } from '../kernel/event-words'
import type { emailEvents, userEvents } from './access.events'

export const accessEventWords: EventWords<typeof userEvents & typeof emailEvents> = {
  UserRegistered: ['Account made', 'أُنشئ الحساب'],
  VerificationRequested: ['Verification of the address requested', 'طُلب التحقق من العنوان'],
  EmailVerified: ['E-mail address verified', 'تم التحقق من البريد'],
  EmailChanged: ['E-mail address changed', 'تغيّر البريد'],
  PasswordResetRequested: ['New password requested', 'طُلبت كلمة مرور جديدة'],
  PasswordChanged: ['Password changed', 'تغيّرت كلمة المرور'],
  SignedIn: ['Signed in', 'تسجيل دخول'],
  SignedInAs: ['Signed in as somebody else', 'تسجيل دخول باسم شخص آخر'],
  UserErased: ['Account erased', 'مُحي الحساب'],
  SignedOut: ['Signed out', 'تسجيل خروج'],
  EmailReserved: ['E-mail address reserved', 'حُجز البريد'],
  EmailReleased: ['E-mail address released', 'حُرّر البريد'],
}
