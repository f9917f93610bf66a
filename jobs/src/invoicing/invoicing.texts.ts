const en = {
  invoice: (number: string, company: string, name: string | null) => ({
    subject: `Invoice ${number} from ${company}`,
    heading: name ? `Hello ${name},` : `Invoice ${number}`,
    lines: [
      `Please find invoice ${number} from ${company} attached as PDF. You can also look at it in your browser.`,
    ],
    button: 'View invoice',
    pay: (amount: string) => `Pay ${amount}`,
    due: (amount: string, day: string, late: boolean) =>
      late ? `${amount} was due on ${day}.` : `${amount} is due on ${day}.`,
    footer: `You get this message because ${company} sent you an invoice.`,
  }),
  creditNote: (number: string, invoice: string, company: string, name: string | null) => ({
    subject: `Credit note ${number} from ${company}`,
    heading: name ? `Hello ${name},` : `Credit note ${number}`,
    lines: [
      `Please find credit note ${number} for invoice ${invoice} from ${company} attached as PDF.`,
    ],
    footer: `You get this message because ${company} sent you a credit note.`,
  }),
  creditNumber: 'Credit note number',
  number: 'Invoice number',
  amount: 'Amount',
  due: 'Due date',
}

const ar: typeof en = {
  invoice: (number, company, name) => ({
    subject: `الفاتورة ${number} من ${company}`,
    heading: name ? `مرحباً ${name}،` : `الفاتورة ${number}`,
    lines: [
      `تجدون الفاتورة ${number} من ${company} مرفقة بصيغة PDF. ويمكنكم أيضاً الاطلاع عليها في المتصفح.`,
    ],
    button: 'عرض الفاتورة',
    pay: (amount) => `ادفع ${amount}`,
    due: (amount, day, late) =>
      late ? `كان المبلغ ${amount} مستحقًا في ${day}.` : `يُستحق المبلغ ${amount} في ${day}.`,
    footer: `وصلتك هذه الرسالة لأن ${company} أرسلت إليك فاتورة.`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `الإشعار الدائن ${number} من ${company}`,
    heading: name ? `مرحباً ${name}،` : `الإشعار الدائن ${number}`,
    lines: [`تجدون الإشعار الدائن ${number} عن الفاتورة ${invoice} من ${company} مرفقاً بصيغة PDF.`],
    footer: `وصلتك هذه الرسالة لأن ${company} أرسلت إليك إشعاراً دائناً.`,
  }),
  creditNumber: 'رقم الإشعار الدائن',
  number: 'رقم الفاتورة',
  amount: 'المبلغ',
  due: 'تاريخ الاستحقاق',
}

export const invoicingTexts = { en, ar }
