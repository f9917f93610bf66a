import type { en } from './sso.texts.en'

export const ar: typeof en = {
  subject: (company: string) => `استُخدم الوصول الطارئ إلى ${company}`,
  entered: (name: string, company: string) =>
    `دخل ${name} إلى ${company} بالوصول الطارئ دون مزوّد تسجيل الدخول. ويدوم ساعة.`,
  reason: (reason: string) => `السبب: ${reason}`,
  next: 'إن لم يتوقّع أحد ذلك فأنهِ وصول الشخص وراجع سجل التدقيق.',
  button: 'فتح تسجيل الدخول الموحّد',
  footer: (company: string) => `وصلتك هذه الرسالة لأنك تدير ${company}.`,
  set: {
    subject: (company: string) => `عُيّن مزوّد تسجيل الدخول في ${company}`,
    line: (by: string, provider: string, company: string) =>
      `عيّن ${by} المزوّد ${provider} لتسجيل الدخول في ${company}. من يديره يستطيع الدخول باسم أي شخص في الشركة.`,
    next: 'إن لم يتوقّع أحد ذلك فأزل المزوّد وراجع سجل التدقيق.',
  },
  confirm: {
    subject: (provider: string) => `أكّد تسجيل الدخول عبر ${provider}`,
    line: (company: string, provider: string) =>
      `تسجّل الدخول إلى ${company} عبر ${provider} بعنوان حسابك. أكّد أن الحساب حسابك، وبعدها يتيح ${provider} الدخول إليه.`,
    button: 'تأكيد وتسجيل الدخول',
    note: 'يعمل الرابط مرة واحدة ولمدة 20 دقيقة، في المتصفح الذي بدأت فيه. إن لم تبدأ أنت فلا تفتحه وأخبر مدير النظام.',
  },
  linked: {
    subject: (provider: string) => `أصبح ${provider} يتيح الدخول إلى حسابك`,
    line: (company: string, provider: string) =>
      `سجّلت الدخول إلى ${company} عبر ${provider}. من الآن فصاعدًا يتيح الدخول إلى حسابك دون كلمة المرور.`,
    next: 'إن لم تكن أنت فأبلغ مدير النظام فورًا.',
    button: 'فتح حسابي',
    footer: 'وصلتك هذه الرسالة لأنها تخصّ حسابك.',
  },
}
