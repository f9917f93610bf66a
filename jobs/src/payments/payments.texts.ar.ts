import type { en } from './payments.texts.en'

export const ar: typeof en = {
  changed: (name, company, by) => ({
    subject: `تغيّر حسابك البنكي لدى ${company}`,
    heading: `مرحبًا ${name}،`,
    lines: [
      `الحساب البنكي الذي تدفع إليه ${company} راتبك تغيّر. من غيّره: ${by}.`,
      'إن لم تكن تتوقع ذلك فأخبر قسم الرواتب فورًا وغيّر كلمة مرورك.',
    ],
    button: 'عرض حسابك البنكي',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `أُزيل حسابك البنكي لدى ${company}`,
    heading: `مرحبًا ${name}،`,
    lines: [
      `أُزيل الحساب البنكي الذي تدفع إليه ${company} راتبك. من أزاله: ${by}. لن يُحوَّل شيء حتى يُدخَل حساب آخر.`,
      'إن لم تكن تتوقع ذلك فأخبر قسم الرواتب فورًا وغيّر كلمة مرورك.',
    ],
    button: 'عرض حسابك البنكي',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  account: 'الحساب الجديد',
  yourself: 'أنت',
  admin: 'أحد مديري النظام',
}
