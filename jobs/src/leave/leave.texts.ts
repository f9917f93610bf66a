const en = {
  type: 'Leave type',
  from: 'First day',
  to: 'Last day',
  half: 'Half day',
  halves: { first_half: 'First half', second_half: 'Second half' },
  days: 'Days',
  reason: 'Reason',
  requested: (who: string) => ({
    subject: `${who} requested leave`,
    heading: `${who} requested leave`,
    lines: ['Please approve or reject the request.'],
    button: 'Decide',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your leave is approved',
    heading: 'Your leave is approved',
    lines: [by ? `${by} approved your leave.` : 'Your leave was approved.'],
    button: 'Your leaves',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your leave is rejected',
    heading: 'Your leave is rejected',
    lines: [by ? `${by} rejected your leave.` : 'Your leave was rejected.'],
    button: 'Your leaves',
  }),
  approver: (company: string) => `You get this message because you decide about leave at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}
const ar: typeof en = {
  type: 'نوع الإجازة',
  from: 'أول يوم',
  to: 'آخر يوم',
  half: 'نصف يوم',
  halves: { first_half: 'النصف الأول', second_half: 'النصف الثاني' },
  days: 'الأيام',
  reason: 'السبب',
  requested: (who) => ({
    subject: `طلب إجازة من ${who}`,
    heading: `طلب إجازة من ${who}`,
    lines: ['يُرجى قبول الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'تمت الموافقة على إجازتك',
    heading: 'تمت الموافقة على إجازتك',
    lines: [by ? `وافق ${by} على إجازتك.` : 'تمت الموافقة على إجازتك.'],
    button: 'إجازاتك',
  }),
  rejected: (by) => ({
    subject: 'رُفضت إجازتك',
    heading: 'رُفضت إجازتك',
    lines: [by ? `رفض ${by} إجازتك.` : 'رُفضت إجازتك.'],
    button: 'إجازاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات الإجازة لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
export const leaveTexts = { en, ar }
