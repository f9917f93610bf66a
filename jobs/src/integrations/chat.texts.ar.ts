import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './chat.texts.en'

export const ar: typeof en = {
  test: 'اختبار',
  testText: (company) => `يمكن لـ ${company} النشر هنا.`,
  waiting: 'مطلوب قرار',
  waits: {
    leave: 'طلب إجازة ينتظر قرارًا.',
    expense: 'مصروف ينتظر قرارًا.',
    correction: 'تصحيح لوقت مسجّل ينتظر قرارًا.',
    timesheet: 'أسبوع مُرسَل ينتظر قرارًا.',
    overtime: 'عمل إضافي ينتظر قرارًا.',
    pay_run: 'دورة رواتب تنتظر الاعتماد.',
  },
  decide: 'اتخذ القرار',
  more: (count) =>
    counted('ar', count, {
      zero: 'لا ينتظر شيء آخر.',
      one: 'ينتظر عنصر آخر.',
      two: 'ينتظر عنصران آخران.',
      few: `تنتظر ${count} عناصر أخرى.`,
      many: `ينتظر ${count} عنصرًا آخر.`,
      other: `ينتظر ${count} عنصر آخر.`,
    }),
  inbox: 'افتح صندوق الوارد',
  away: (day) => `الغائبون في ${day}`,
  half: (name) => `${name} (نصف يوم)`,
  part: (name, part) => `${name} (${part})`,
  others: (count) =>
    counted('ar', count, {
      zero: 'لا أحد غيرهم',
      one: 'شخص آخر',
      two: 'شخصان آخران',
      few: `${count} أشخاص آخرين`,
      many: `${count} شخصًا آخر`,
      other: `${count} شخص آخر`,
    }),
  approved: 'اعتُمدت دورة الرواتب',
  approvedText: (period, payDate) => `اعتُمدت دورة رواتب ${period}. تاريخ الدفع: ${payDate}.`,
  payslips: 'افتح قسائم الراتب',
  off: {
    subject: (name) => `أُوقفت قناة المحادثة ${name}`,
    failing: (host) => `لم تنجح رسالة إلى ${host} منذ ثلاثة أيام.`,
    gone: (host) => `أجاب ${host} بأن القناة أو عنوانها لم يعد موجودًا.`,
    next: 'راجع عنوانها في Slack أو Teams، ثم شغّل القناة من جديد.',
    button: 'افتح القناة',
    footer: (company) => `وصلتك هذه الرسالة لأنك تدير ${company}.`,
  },
}
