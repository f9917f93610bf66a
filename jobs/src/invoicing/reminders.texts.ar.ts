import type { en } from './reminders.texts.en'

export const ar: typeof en = {
  usual: (overdue) => ({
    subject: 'تذكير بالفاتورة {invoice_number} من {company}',
    text: overdue
      ? 'مرحبًا {contact_name}،\nكان المبلغ {outstanding} من الفاتورة {invoice_number} مستحقًا في {due_date} ولم يصلنا بعد. إن كنتم قد دفعتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.'
      : 'مرحبًا {contact_name}،\nيُستحق المبلغ {outstanding} من الفاتورة {invoice_number} في {due_date}. إن كنتم قد دفعتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.',
  }),
  number: 'رقم الفاتورة',
  outstanding: 'المتبقي',
  due: 'تاريخ الاستحقاق',
  button: 'عرض الفاتورة',
  footer: (company) => `وصلتك هذه الرسالة لأن ${company} أرسلت إليك فاتورة.`,
}
