import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const creditNotesList = defineList({
  name: 'credit-notes',
  label: 'Credit notes',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    /** Null for the moment until it has one. */
    credit_note_number: column.text('Credit note #', { searchable: true, nullable: true }),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true }),
    client_email: column.text('Client e-mail', { exported: false, nullable: true }),
    invoice_id: column.uuid('Invoice id'),
    invoice_number: column.text('Invoice #', { searchable: true, nullable: true }),
    credited_on: column.day('Date'),
    reason: column.text('Reason', { nullable: true, sortable: false, filterable: false }),
    currency: column.text('Currency'),
    /** What is credited, taxes included. */
    amount: column.money('Total'),
    /** When it last went to the client by mail. */
    emailed_at: column.instant('Sent', { nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
  },
  perPage: 15,
  sort: '-credited_on',
})
