const en = {
  /** Words for a reminder by hand if the workspace has none for that day. */
  usual: (overdue: boolean) => ({
    subject: 'Reminder of invoice {invoice_number} from {company}',
    text: overdue
      ? 'Hello {contact_name},\n{outstanding} of invoice {invoice_number} was due on {due_date} and has not reached us yet. If you have paid in the meantime, please disregard this message.'
      : 'Hello {contact_name},\n{outstanding} of invoice {invoice_number} is due on {due_date}. If you have paid in the meantime, please disregard this message.',
  }),
  number: 'Invoice number',
  outstanding: 'Outstanding',
  due: 'Due date',
  button: 'View invoice',
  footer: (company: string) => `You get this message because ${company} sent you an invoice.`,
}

const ar: typeof en = {
  usual: (overdue) => ({
    subject: 'تذكير بالفاتورة {invoice_number} من {company}',
    text: overdue
      ? 'مرحباً {contact_name}،\nكان المبلغ {outstanding} من الفاتورة {invoice_number} مستحقاً في {due_date} ولم يصلنا بعد. إن كنتم قد دفعتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.'
      : 'مرحباً {contact_name}،\nيُستحق المبلغ {outstanding} من الفاتورة {invoice_number} في {due_date}. إن كنتم قد دفعتم في هذه الأثناء فيُرجى تجاهل هذه الرسالة.',
  }),
  number: 'رقم الفاتورة',
  outstanding: 'المتبقي',
  due: 'تاريخ الاستحقاق',
  button: 'عرض الفاتورة',
  footer: (company) => `وصلتك هذه الرسالة لأن ${company} أرسلت إليك فاتورة.`,
}

export const remindersTexts = { en, ar }
