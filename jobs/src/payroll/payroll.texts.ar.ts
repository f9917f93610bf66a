import type { en } from './payroll.texts.en'

export const ar: typeof en = {
  payslip: (name, company) => ({
    subject: `قسيمة راتبك من ${company} جاهزة`,
    heading: `مرحبًا ${name}،`,
    lines: [
      'قسيمة راتبك جاهزة. حفاظًا على خصوصيتك لم تُرفق هنا: سجّل الدخول للاطلاع عليها أو حفظها بصيغة PDF.',
    ],
    button: 'عرض قسيمة الراتب',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  waits: (company) => ({
    subject: 'دورة رواتب تنتظر اعتمادك',
    heading: 'دورة رواتب للاعتماد',
    lines: ['أُعدّت دورة رواتب. وفق مبدأ العيون الأربع يعتمدها من لم يُعدّها.'],
    button: 'فتح دورة الرواتب',
    footer: `وصلتك هذه الرسالة لأنك تعتمد الرواتب لدى ${company}.`,
  }),
  period: 'فترة الراتب',
  payDate: 'تاريخ الدفع',
}
