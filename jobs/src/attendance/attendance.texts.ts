const en = {
  day: 'Day',
  before: 'Recorded',
  after: 'Proposed',
  none: 'No shift',
  open: 'no check-out',
  reason: 'Reason',
  comment: 'Comment',
  proposed: (who: string) => ({
    subject: `${who} proposed an attendance correction`,
    heading: `${who} proposed an attendance correction`,
    lines: ['Please approve or reject it.'],
    button: 'Review request',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your attendance correction was approved',
    heading: 'Your attendance correction was approved',
    lines: [by ? `${by} approved your correction.` : 'Your correction was approved.'],
    button: 'View your attendance',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your attendance correction was rejected',
    heading: 'Your attendance correction was rejected',
    lines: [by ? `${by} rejected your correction.` : 'Your correction was rejected.'],
    button: 'View your attendance',
  }),
  approver: (company: string) =>
    `You get this message because you decide about attendance at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}

const ar: typeof en = {
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
    lines: ['يُرجى قبوله أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'تمت الموافقة على تصحيح حضورك',
    heading: 'تمت الموافقة على تصحيح حضورك',
    lines: [by ? `وافق ${by} على تصحيحك.` : 'تمت الموافقة على تصحيحك.'],
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

export const attendanceTexts = { en, ar }
