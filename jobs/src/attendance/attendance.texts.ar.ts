import type { en } from './attendance.texts.en'

export const ar: typeof en = {
  day: 'اليوم',
  before: 'المسجّل',
  after: 'المقترح',
  none: 'لا وردية',
  open: 'دون انصراف',
  reason: 'السبب',
  comment: 'تعليق',
  proposed: (who) => ({
    subject: `اقتراح تصحيح حضور من ${who}`,
    heading: `اقتراح تصحيح حضور من ${who}`,
    lines: ['يُرجى اعتماده أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'اعتُمد تصحيح حضورك',
    heading: 'اعتُمد تصحيح حضورك',
    lines: [by ? `اعتمد ${by} تصحيحك.` : 'اعتُمد تصحيحك.'],
    button: 'حضورك',
  }),
  rejected: (by) => ({
    subject: 'رُفض تصحيح حضورك',
    heading: 'رُفض تصحيح حضورك',
    lines: [by ? `رفض ${by} تصحيحك.` : 'رُفض تصحيحك.'],
    button: 'حضورك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في الحضور لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
