import { counted } from '@workledger/contracts/kernel/written'
import type { PageLanguage } from '@workledger/contracts/recruiting/form-fields'

const monthsLong = (months: number) =>
  counted('ar', months, {
    zero: 'قصيرة',
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${months} أشهر`,
    many: `${months} شهرًا`,
    other: `${months} شهر`,
  })

const en = {
  name: 'English',
  openings: (company: string) => `Jobs at ${company}`,
  none: 'There are no open positions at the moment.',
  view: 'View',
  remote: 'Remote possible',
  types: { full_time: 'Full time', part_time: 'Part time', contract: 'Contract' },
  apply: 'Apply',
  back: 'Go Back',
  application: 'Your application',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email Address',
  phone: 'Phone Number',
  gender: 'Gender',
  optional: 'optional',
  choose: 'Please choose',
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  resume: 'Resume',
  resumeHint: 'PDF, Word (.docx) or OpenDocument (.odt), at most 1 MB',
  privacy: 'Privacy notice',
  notice: (company: string, months: number) =>
    `${company} uses what you send to decide about this application and shows it to those who recruit. It is stored encrypted, kept for ${counted('en', months, { one: 'one month', other: `${months} months` })} after the last step of your application, and then erased. Ask the company if you want it erased earlier.`,
  consent: 'I have read the privacy notice and agree.',
  send: 'Send application',
  script: 'Applying needs JavaScript. Please switch it on and reload this page.',
  thanks: 'Thanks for applying!',
  touch: 'The company will be in touch. You get a mail with a link to your messages.',
  messages: 'Messages',
  about: (opening: string, company: string) => `${opening} · ${company}`,
  write: 'Your message',
  enter: 'Enter sends, Shift+Enter starts a new line',
  sendMessage: 'Send',
  refresh: 'Refresh',
  noMessages: 'No messages yet.',
  missing: 'This page does not exist',
  missingText: 'The position may have been filled, or the link is incomplete.',
  noKey: 'This link does not work',
  noKeyText: 'It may have been replaced. Ask the company for a new one.',
  wrong: 'Something went wrong',
  failed: 'Failed to process',
  sending: 'Sending …',
}

export type PageWords = typeof en

const ar: PageWords = {
  name: 'العربية',
  openings: (company) => `وظائف لدى ${company}`,
  none: 'لا توجد وظائف شاغرة حاليًا.',
  view: 'عرض',
  remote: 'يمكن العمل عن بُعد',
  types: { full_time: 'دوام كامل', part_time: 'دوام جزئي', contract: 'عقد' },
  apply: 'قدّم طلبك',
  back: 'رجوع',
  application: 'طلبك',
  first_name: 'الاسم الأول',
  last_name: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  gender: 'الجنس',
  optional: 'اختياري',
  choose: 'يرجى الاختيار',
  genders: { male: 'ذكر', female: 'أنثى', other: 'آخر' },
  resume: 'السيرة الذاتية',
  resumeHint: 'ملف PDF أو Word ‏(.docx) أو OpenDocument ‏(.odt)، بحد أقصى 1 ميغابايت',
  privacy: 'إشعار الخصوصية',
  notice: (company, months) =>
    `تستخدم ${company} ما ترسله لتقرر بشأن هذا الطلب وتعرضه على القائمين بالتوظيف. يُحفظ مشفّرًا لمدة ${monthsLong(months)} بعد آخر خطوة في طلبك ثم يُمحى. اطلب من الشركة محوه قبل ذلك إن أردت.`,
  consent: 'قرأت إشعار الخصوصية وأوافق عليه.',
  send: 'أرسل الطلب',
  script: 'يحتاج التقديم إلى JavaScript. فعّله ثم أعد تحميل الصفحة.',
  thanks: 'شكرًا على تقديم طلبك!',
  touch: 'ستتواصل الشركة معك. تصلك رسالة بريد فيها رابط رسائلك.',
  messages: 'الرسائل',
  about: (opening, company) => `${opening} · ${company}`,
  write: 'رسالتك',
  enter: 'يرسل Enter الرسالة، ويبدأ Shift+Enter سطرًا جديدًا',
  sendMessage: 'إرسال',
  refresh: 'تحديث',
  noMessages: 'لا توجد رسائل بعد.',
  missing: 'هذه الصفحة غير موجودة',
  missingText: 'ربما شُغلت الوظيفة، أو أن الرابط ناقص.',
  noKey: 'هذا الرابط لا يعمل',
  noKeyText: 'ربما استُبدل. اطلب من الشركة رابطًا جديدًا.',
  wrong: 'حدث خطأ ما',
  failed: 'تعذّرت المعالجة',
  sending: 'جارٍ الإرسال …',
}

export const pageWords = { en, ar } as const satisfies Record<PageLanguage, typeof en>

/**
 * Returns the language chosen in this browser; otherwise that of the application, or the company's.
 */
export const pageLanguage = (cookie: string | undefined, locale: string): PageLanguage =>
  (/(?:^|; )language=([a-z]{2})/.exec(cookie ?? '')?.[1] ?? locale).startsWith('ar') ? 'ar' : 'en'
