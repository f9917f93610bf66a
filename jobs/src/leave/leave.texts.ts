const en = {
  type: 'Leave type',
  from: 'First day',
  to: 'Last day',
  half: 'Half day',
  halves: { first_half: 'First half', second_half: 'Second half' },
  days: 'Days',
  /**
   * The employee's words and the decider's words have separate labels, so they cannot be confused.
   */
  description: 'Reason given with the request',
  comment: 'Comment of the approver',
  requested: (who: string) => ({
    subject: `${who} requested leave`,
    heading: `${who} requested leave`,
    lines: ['Please approve or reject the request.'],
    button: 'Decide',
  }),
  added: (by: string | undefined) => ({
    subject: 'Leave was added for you',
    heading: 'Leave was added for you',
    lines: [
      by
        ? `${by} added a leave for you. It is approved.`
        : 'A leave was added for you. It is approved.',
    ],
    button: 'Your leaves',
  }),
  delegated: (manager: string) => ({
    subject: `You decide leave for ${manager}`,
    heading: `You decide leave for ${manager}`,
    lines: [
      `${manager} is away. From the first day to the last you decide the leave requests of their people.`,
    ],
    button: 'Requests to decide',
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
  shortened: (by: string | undefined) => ({
    subject: 'Your leave ends earlier',
    heading: 'Your leave ends earlier',
    lines: [
      `${by ?? 'An administrator'} gave back the days of your leave that no pay run has used. The other days stay booked.`,
    ],
    button: 'Your leaves',
  }),
  approver: (company: string) =>
    `You get this message because you decide about leave at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}

const ar: typeof en = {
  type: 'نوع الإجازة',
  from: 'أول يوم',
  to: 'آخر يوم',
  half: 'نصف يوم',
  halves: { first_half: 'النصف الأول', second_half: 'النصف الثاني' },
  days: 'الأيام',
  description: 'السبب المذكور في الطلب',
  comment: 'تعليق صاحب القرار',
  requested: (who) => ({
    subject: `طلب إجازة من ${who}`,
    heading: `طلب إجازة من ${who}`,
    lines: ['يُرجى قبول الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  added: (by) => ({
    subject: 'أُضيفت إجازة لك',
    heading: 'أُضيفت إجازة لك',
    lines: [by ? `أضاف ${by} إجازة لك، وهي معتمدة.` : 'أُضيفت إجازة لك، وهي معتمدة.'],
    button: 'إجازاتك',
  }),
  delegated: (manager) => ({
    subject: `تقرّر في الإجازات نيابة عن ${manager}`,
    heading: `تقرّر في الإجازات نيابة عن ${manager}`,
    lines: [`${manager} في غياب. من أول يوم إلى آخر يوم تقرّر أنت طلبات إجازة من يديرهم.`],
    button: 'الطلبات المنتظرة',
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
  shortened: (by) => ({
    subject: 'تنتهي إجازتك أبكر',
    heading: 'تنتهي إجازتك أبكر',
    lines: [
      by
        ? `أعاد ${by} أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى.`
        : 'أُعيدت أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى.',
    ],
    button: 'إجازاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات الإجازة لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}

export const leaveTexts = { en, ar }
