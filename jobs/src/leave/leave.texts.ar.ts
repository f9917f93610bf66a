import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './leave.texts.en'

export const ar: typeof en = {
  type: 'نوع الإجازة',
  from: 'أول يوم',
  to: 'آخر يوم',
  decides: 'تقرّر في',
  decided: {
    leave: 'الإجازات',
    corrections: 'تصحيحات الحضور',
    weeks: 'الأسابيع المُرسلة',
    overtime: 'العمل الإضافي',
    expenses: 'خطوات المصروفات',
  },
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
  left: (before, after, year) => `الأيام المتبقية في ${year}: ${after} بدلًا من ${before}`,
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
    lines: ['يُرجى اعتماد الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  stepWaits: (who) => ({
    subject: `إجازة ${who} تنتظر قرارك`,
    heading: `إجازة ${who} تنتظر قرارك`,
    lines: ['اعتُمدت الخطوة التي تسبق خطوتك. يُرجى اعتماد الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  escalated: (who) => ({
    subject: `إجازة ${who} لا تزال تنتظر`,
    heading: `إجازة ${who} لا تزال تنتظر`,
    lines: ['لم يقرر أحد هذه الخطوة في موعدها. يمكنك الآن تقريرها أيضًا.'],
    button: 'اتخاذ القرار',
  }),
  added: (by) => ({
    subject: 'أُضيفت إجازة لك',
    heading: 'أُضيفت إجازة لك',
    lines: [by ? `أضاف ${by} إجازة لك، وهي معتمدة.` : 'أُضيفت إجازة لك، وهي معتمدة.'],
    button: 'اعرض إجازاتك',
  }),
  delegated: (manager) => ({
    subject: `أنت نائب عن ${manager}`,
    heading: `أنت نائب عن ${manager}`,
    lines: [`${manager} في غياب. من أول يوم إلى آخر يوم تقرّر أنت ما ينتظر قراره.`],
    button: 'راجع الطلبات',
  }),
  approved: (by) => ({
    subject: 'اعتُمدت إجازتك',
    heading: 'اعتُمدت إجازتك',
    lines: [by ? `اعتمد ${by} إجازتك.` : 'اعتُمدت إجازتك.'],
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
        ? `أعاد ${by} أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى محجوزة.`
        : 'أُعيدت أيام إجازتك التي لم تستخدمها دورة رواتب. وتبقى الأيام الأخرى محجوزة.',
    ],
    button: 'اعرض إجازاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات الإجازة لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
