import type { en } from './expenses.texts.en'

export const ar: typeof en = {
  name: 'المصروف',
  category: 'النوع',
  categories: { travelling: 'سفر', meals: 'وجبات', stuff: 'مستلزمات' },
  amount: 'المبلغ',
  rate: 'سعر الصرف',
  base: 'بعملة الشركة',
  date: 'التاريخ',
  description: 'الوصف',
  comment: 'التعليق',
  reimbursedOn: 'تاريخ السداد',
  note: 'ملاحظة',
  requested: (who) => ({
    subject: `طلب سداد مصروف من ${who}`,
    heading: `طلب سداد مصروف من ${who}`,
    lines: ['يُرجى اعتماد الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  stepWaits: (who) => ({
    subject: `مصروف ${who} ينتظر قرارك`,
    heading: `مصروف ${who} ينتظر قرارك`,
    lines: ['اعتُمدت الخطوة التي تسبق خطوتك. يُرجى اعتماد الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  escalated: (who) => ({
    subject: `مصروف ${who} لا يزال ينتظر`,
    heading: `مصروف ${who} لا يزال ينتظر`,
    lines: ['لم يقرر أحد هذه الخطوة في موعدها. يمكنك الآن تقريرها أيضًا.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'اعتُمد مصروفك',
    heading: 'اعتُمد مصروفك',
    lines: [by ? `اعتمد ${by} مصروفك.` : 'اعتُمد مصروفك.'],
    button: 'مصروفاتك',
  }),
  rejected: (by) => ({
    subject: 'رُفض مصروفك',
    heading: 'رُفض مصروفك',
    lines: [by ? `رفض ${by} مصروفك.` : 'رُفض مصروفك.'],
    button: 'مصروفاتك',
  }),
  reimbursed: (by) => ({
    subject: 'سُدّد مصروفك',
    heading: 'سُدّد مصروفك',
    lines: [by ? `سجّل ${by} سداد مصروفك.` : 'سُجّل سداد مصروفك.'],
    button: 'مصروفاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات المصروفات لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
