const en = {
  changed: (name: string, company: string, by: string) => ({
    subject: `Your bank account at ${company} was changed`,
    heading: `Hello ${name},`,
    lines: [
      `${by} changed the bank account to which ${company} pays you.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  removed: (name: string, company: string, by: string) => ({
    subject: `Your bank account at ${company} was removed`,
    heading: `Hello ${name},`,
    lines: [
      `${by} removed the bank account to which ${company} pays you. Nothing is transferred until another one is entered.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  account: 'New account',
  yourself: 'You',
  admin: 'An administrator',
}

const ar: typeof en = {
  changed: (name, company, by) => ({
    subject: `تغيّر حسابك المصرفي لدى ${company}`,
    heading: `مرحباً ${name}،`,
    lines: [
      `الحساب المصرفي الذي تدفع إليه ${company} راتبك تغيّر. من غيّره: ${by}.`,
      'إن لم تكن تتوقع ذلك فأخبر قسم الرواتب فورًا وغيّر كلمة مرورك.',
    ],
    button: 'عرض حسابك المصرفي',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `أُزيل حسابك المصرفي لدى ${company}`,
    heading: `مرحباً ${name}،`,
    lines: [
      `أُزيل الحساب المصرفي الذي تدفع إليه ${company} راتبك. من أزاله: ${by}. لن يُحوَّل شيء حتى يُدخَل حساب آخر.`,
      'إن لم تكن تتوقع ذلك فأخبر قسم الرواتب فورًا وغيّر كلمة مرورك.',
    ],
    button: 'عرض حسابك المصرفي',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  account: 'الحساب الجديد',
  yourself: 'أنت',
  admin: 'أحد المسؤولين',
}

export const paymentsTexts = { en, ar }
