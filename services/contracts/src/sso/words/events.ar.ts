import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: 'أُضيف نطاق بريد',
  MailDomainProven: 'أُثبت نطاق بريد',
  MailDomainLapsed: 'لم يعد نطاق البريد مُثبتًا',
  MailDomainRemoved: 'أُزيل نطاق بريد',
  SignOnProviderSet: 'ضُبط مزوّد تسجيل الدخول',
  SignOnProviderRemoved: 'أُزيل مزوّد تسجيل الدخول',
  SignOnEnforced: 'ضُبط إلزام المزوّد',
  EmergencyAccountsNamed: 'سُمّيت حسابات الطوارئ',
  EmergencyAccessUsed: 'استُخدم الوصول الطارئ',
  SignOnLinked: 'رُبط الحساب بالمزوّد',
  SignOnUnlinked: 'فُصل الحساب عن المزوّد',
  SignOnGroupsNamed: 'مجموعات ذكرها المزوّد',
  SignOnGroupsIgnored: 'تُجوهلت مجموعات المزوّد لكثرتها',
  MailDomainTaken: 'حُجز نطاق بريد',
  MailDomainReleased: 'حُرّر نطاق بريد',
} satisfies NamesLike<typeof english>
