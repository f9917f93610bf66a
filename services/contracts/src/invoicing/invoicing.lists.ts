import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const invoicesList = defineList({
  name: 'invoices',
  label: 'Invoices',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    invoice_number: column.text('Invoice #', { searchable: true, nullable: true }),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true }),
    client_email: column.text('Client e-mail', { exported: false, nullable: true }),
    invoice_date: column.day('Issue Date'),
    due_date: column.day('Due Date'),
    days_old: column.number('Days Old'),
    currency: column.text('Currency'),
    amount: column.money('Total'),
    paid: column.money('Paid'),
    balance: column.money('Balance'),
    invoice_status_id: column.number('Status'),
    emailed_at: column.instant('Sent', { nullable: true }),
    created_at: column.instant('Created'),
    stream: column.stream(),
  },
  sort: '-invoice_date',
})
