import { counted } from '@workledger/contracts/kernel/written'

const en = {
  type: 'Leave type',
  from: 'First day',
  to: 'Last day',
  when: 'When',
  /** What follows the day or the days of a leave. */
  halves: { first_half: 'first half of the day', second_half: 'second half of the day' },
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  balance: 'Balance',
  left: (before: string, after: string, year: number) =>
    `${before} → ${after} days left in ${year}`,
  away: 'Away then',
  others: (count: number) =>
    count === 0
      ? 'Nobody else'
      : counted('en', count, { one: 'One other person', other: `${count} other people` }),
  /**
   * The employee's words and the decider's words have separate labels, so they cannot be confused.
   */
  description: 'Reason given with the request',
  comment: 'Comment of the approver',
  requested: (who: string) => ({
    subject: `${who} requested leave`,
    heading: `${who} requested leave`,
    lines: ['Please approve or reject the request.'],
    button: 'Review request',
  }),
  added: (by: string | undefined) => ({
    subject: 'Leave was added for you',
    heading: 'Leave was added for you',
    lines: [
      by
        ? `${by} added a leave for you. It is approved.`
        : 'A leave was added for you. It is approved.',
    ],
    button: 'View your leave',
  }),
  delegated: (manager: string) => ({
    subject: `You decide leave for ${manager}`,
    heading: `You decide leave for ${manager}`,
    lines: [
      `${manager} is away. From the first day to the last you decide the leave requests of their people.`,
    ],
    button: 'Review requests',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your leave was approved',
    heading: 'Your leave was approved',
    lines: [by ? `${by} approved your leave.` : 'Your leave was approved.'],
    button: 'View your leave',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your leave was rejected',
    heading: 'Your leave was rejected',
    lines: [by ? `${by} rejected your leave.` : 'Your leave was rejected.'],
    button: 'View your leave',
  }),
  shortened: (by: string | undefined) => ({
    subject: 'Your leave ends earlier',
    heading: 'Your leave ends earlier',
    lines: [
      `${by ?? 'An administrator'} gave back the days of your leave that no pay run has used. The other days stay booked.`,
    ],
    button: 'View your leave',
  }),
  approver: (company: string) =>
    `You get this message because you decide about leave at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}

const ar: typeof en = {
  type: 'نوع الإجازة',
  from: 'أول يوم',
  to: 'آخر يوم',
  when: 'الموعد',
  halves: { first_half: 'النصف الأول من اليوم', second_half: 'النصف الثاني من اليوم' },
  days: (days) =>
    Number.isInteger(Number(days))
      ? counted('ar', Number(days), {
          zero: 'بلا أيام',
          one: 'يوم واحد',
          two: 'يومان',
          few: `${days} أيام`,
          many: `${days} يومًا`,
          other: `${days} يوم`,
        })
      : `${days} يوم`,
  balance: 'الرصيد',
  left: (before, after, year) => `من ${before} إلى ${after} من الأيام المتبقية في ${year}`,
  away: 'الغائبون حينها',
  others: (count) =>
    counted('ar', count, {
      zero: 'لا أحد غيره',
      one: 'شخص آخر واحد',
      two: 'شخصان آخران',
      few: `${count} أشخاص آخرين`,
      many: `${count} شخصًا آخر`,
      other: `${count} شخص آخر`,
    }),
  description: 'السبب المذكور في الطلب',
  comment: 'تعليق صاحب القرار',
  requested: (who) => ({
    subject: `طلب إجازة من ${who}`,
    heading: `طلب إجازة من ${who}`,
    lines: ['يُرجى قبول الطلب أو رفضه.'],
    button: 'راجع الطلب',
  }),
  added: (by) => ({
    subject: 'أُضيفت إجازة لك',
    heading: 'أُضيفت إجازة لك',
    lines: [by ? `أضاف ${by} إجازة لك، وهي معتمدة.` : 'أُضيفت إجازة لك، وهي معتمدة.'],
    button: 'اعرض إجازاتك',
  }),
  delegated: (manager) => ({
    subject: `تقرّر في الإجازات نيابة عن ${manager}`,
    heading: `تقرّر في الإجازات نيابة عن ${manager}`,
    lines: [`${manager} في غياب. من أول يوم إلى آخر يوم تقرّر أنت طلبات إجازة من يديرهم.`],
    button: 'راجع الطلبات',
  }),
  approved: (by) => ({
    subject: 'تمت الموافقة على إجازتك',
    heading: 'تمت الموافقة على إجازتك',
    lines: [by ? `وافق ${by} على إجازتك.` : 'تمت الموافقة على إجازتك.'],
    button: 'اعرض إجازاتك',
  }),
  rejected: (by) => ({
    subject: 'رُفضت إجازتك',
    heading: 'رُفضت إجازتك',
    lines: [by ? `رفض ${by} إجازتك.` : 'رُفضت إجازتك.'],
    button: 'اعرض إجازاتك',
  }),
  shortened: (by) => ({
    subject: 'تنتهي إجازتك أبكر',
    heading: 'تنتهي إجازتك أبكر',
    lines: [
      by
        ? `أعاد ${by} أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى.`
        : 'أُعيدت أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى.',
    ],
    button: 'اعرض إجازاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات الإجازة لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}

export const leaveTexts = { en, ar }
