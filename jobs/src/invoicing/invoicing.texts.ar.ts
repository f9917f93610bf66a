import type { en } from './invoicing.texts.en'

export const ar: typeof en = {
  invoice: (number, company, name) => ({
    subject: `الفاتورة ${number} من ${company}`,
    heading: name ? `مرحبًا ${name}،` : `الفاتورة ${number}`,
    lines: [
      `تجدون الفاتورة ${number} من ${company} مرفقة بصيغة PDF. ويمكنكم أيضًا الاطلاع عليها في المتصفح.`,
    ],
    button: 'عرض الفاتورة',
    pay: (amount) => `ادفع ${amount}`,
    due: (amount, day, late) =>
      late ? `كان المبلغ ${amount} مستحقًا في ${day}.` : `يُستحق المبلغ ${amount} في ${day}.`,
    footer: `وصلتك هذه الرسالة لأن ${company} أرسلت إليك فاتورة.`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `الإشعار الدائن ${number} من ${company}`,
    heading: name ? `مرحبًا ${name}،` : `الإشعار الدائن ${number}`,
    lines: [`تجدون الإشعار الدائن ${number} عن الفاتورة ${invoice} من ${company} مرفقًا بصيغة PDF.`],
    footer: `وصلتك هذه الرسالة لأن ${company} أرسلت إليك إشعارًا دائنًا.`,
  }),
  creditNumber: 'رقم الإشعار الدائن',
  number: 'رقم الفاتورة',
  amount: 'المبلغ',
  due: 'تاريخ الاستحقاق',
}
