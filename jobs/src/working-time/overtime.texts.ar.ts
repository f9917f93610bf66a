import type { en } from './overtime.texts.en'

export const ar: typeof en = {
  month: 'الشهر',
  hours: 'العمل الإضافي',
  comment: 'تعليق',
  waits: (who) => ({
    subject: `${who}: عمل إضافي ينتظر`,
    heading: `لدى ${who} عمل إضافي`,
    lines: ['يُرجى اعتماده أو رفضه. لا يُحتسب إلا بعد الاعتماد.'],
    button: 'البتّ',
  }),
  approved: (by) => ({
    subject: 'اعتُمد عملك الإضافي',
    heading: 'اعتُمد عملك الإضافي',
    lines: [by ? `اعتمد ${by} عملك الإضافي.` : 'اعتُمد عملك الإضافي.', 'يُحتسب في حساب ساعات عملك.'],
    button: 'عرض الحساب',
  }),
  declined: (by) => ({
    subject: 'رُفض عملك الإضافي',
    heading: 'رُفض عملك الإضافي',
    lines: [by ? `رفض ${by} عملك الإضافي.` : 'رُفض عملك الإضافي.', 'لا يُحتسب في حساب ساعات عملك.'],
    button: 'عرض الحساب',
  }),
  approver: (company) => `تصلك هذه الرسالة لأنك تبتّ في أوقات العمل في ${company}.`,
  employee: (company) => `تصلك هذه الرسالة لأنك تعمل في ${company}.`,
}
