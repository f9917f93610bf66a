export const en = {
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
