import type { en } from './sso.texts.en'

export const ar: typeof en = {
  subject: (company: string) => `استُخدم الوصول الطارئ إلى ${company}`,
  entered: (name: string, company: string) =>
    `دخل ${name} إلى ${company} بالوصول الطارئ دون مزوّد تسجيل الدخول. ويدوم ساعة.`,
  reason: (reason: string) => `السبب: ${reason}`,
  next: 'إن لم يتوقّع أحد ذلك فأنهِ وصول الشخص وراجع سجل التدقيق.',
  button: 'فتح تسجيل الدخول الموحّد',
  footer: (company: string) => `تصلك هذه الرسالة لأنك تدير ${company}.`,
}
