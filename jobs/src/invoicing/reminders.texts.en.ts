export const en = {
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
