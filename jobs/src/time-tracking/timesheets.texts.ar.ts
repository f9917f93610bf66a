import type { en } from './timesheets.texts.en'

export const ar: typeof en = {
  week: 'الأسبوع',
  hours: 'الساعات المسجّلة',
  comment: 'تعليق',
  submitted: (who) => ({
    subject: `أسبوع مُرسل من ${who}`,
    heading: `أسبوع مُرسل من ${who}`,
    lines: ['يُرجى اعتماده أو إعادته.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'اعتُمد أسبوعك',
    heading: 'اعتُمد أسبوعك',
    lines: [by ? `اعتمد ${by} أسبوعك.` : 'اعتُمد أسبوعك.'],
    button: 'عرض الأسبوع',
  }),
  sentBack: (by) => ({
    subject: 'أُعيد أسبوعك',
    heading: 'أُعيد أسبوعك',
    lines: [by ? `أعاد ${by} أسبوعك.` : 'أُعيد أسبوعك.', 'أكمل ما ينقص ثم أرسله من جديد.'],
    button: 'فتح الأسبوع',
  }),
  reopened: (by) => ({
    subject: 'أسبوعك المعتمد مفتوح من جديد',
    heading: 'أسبوعك المعتمد مفتوح من جديد',
    lines: [by ? `أعاد ${by} فتح أسبوعك.` : 'أُعيد فتح أسبوعك.', 'صحّح الخطأ ثم أرسله من جديد.'],
    button: 'فتح الأسبوع',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في الوقت المسجّل لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
