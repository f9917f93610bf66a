import type { en } from './reminders.texts.en'

export const es: typeof en = {
  usual: (overdue) => ({
    subject: 'Recordatorio de la factura {invoice_number} de {company}',
    text: overdue
      ? 'Buenos días, {contact_name}:\nEl {due_date} venció el pago de {outstanding} de la factura {invoice_number} y aún no lo hemos recibido. Si ya lo ha abonado entretanto, no tenga en cuenta este mensaje.'
      : 'Buenos días, {contact_name}:\nEl {due_date} vence el pago de {outstanding} de la factura {invoice_number}. Si ya lo ha abonado entretanto, no tenga en cuenta este mensaje.',
  }),
  number: 'Número de factura',
  outstanding: 'Pendiente',
  due: 'Fecha de vencimiento',
  button: 'Ver factura',
  footer: (company) => `Recibe este mensaje porque ${company} le ha enviado una factura.`,
}
