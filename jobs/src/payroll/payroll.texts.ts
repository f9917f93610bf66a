const en = {
  payslip: (name: string, company: string) => ({
    subject: `Your payslip from ${company} is ready`,
    heading: `Hello ${name},`,
    lines: [
      'Your payslip is ready. For your privacy it is not attached: sign in to see it or to save it as PDF.',
    ],
    button: 'See your payslip',
    footer: `You get this message because you work at ${company}.`,
  }),
  period: 'Pay period',
  payDate: 'Pay date',
}

const ar: typeof en = {
  payslip: (name, company) => ({
    subject: `قسيمة راتبك من ${company} جاهزة`,
    heading: `مرحباً ${name}،`,
    lines: [
      'قسيمة راتبك جاهزة. حفاظاً على خصوصيتك لم تُرفق هنا: سجّل الدخول للاطلاع عليها أو حفظها بصيغة PDF.',
    ],
    button: 'عرض قسيمة الراتب',
    footer: `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
  }),
  period: 'فترة الراتب',
  payDate: 'تاريخ الدفع',
}

export const payrollTexts = { en, ar }
