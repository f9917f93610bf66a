import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const creditNotesList = defineList({
  name: 'credit-notes',
  label: 'Credit notes',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid(),
    /** Null until it is assigned, a moment later. */
    credit_note_number: column.text({ searchable: true, nullable: true }),
    client_id: column.uuid(),
    client: column.text({ searchable: true }),
    client_email: column.text({ exported: false, nullable: true }),
    invoice_id: column.uuid(),
    invoice_number: column.text({ searchable: true, nullable: true }),
    credited_on: column.day(),
    reason: column.text({ nullable: true, sortable: false, filterable: false }),
    currency: column.text(),
    /** The credited amount, taxes included. */
    amount: column.money(),
    /** Time of the last mail to the client. */
    emailed_at: column.instant({ nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
  },
  perPage: 15,
  sort: '-credited_on',
})
