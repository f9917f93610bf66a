import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

export const invoiceStatusId = z.union([1, 2, 3, 4, 5, 6, 7, -1, -2].map((status) => z.literal(status)))

export const invoicesList = defineList({
  name: 'invoices',
  label: 'Invoices',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    invoice_number: column.text('Invoice #', { searchable: true, filterable: false, nullable: true }),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true }),
    client_email: column.text('Client e-mail', { exported: false, nullable: true }),
    invoice_date: column.day('Issue Date'),
    due_date: column.day('Due Date'),
    /** Days since the issue date, today in the workspace's zone. */
    days_old: column.number('Days Old'),
    currency: column.text('Currency'),
    /** The total, what was paid and credited of it, and what is left; below zero: what the client gets back. */
    amount: column.money('Total'),
    paid: column.money('Paid'),
    credited: column.money('Credited'),
    balance: column.money('Balance'),
    invoice_status_id: column.of('number', 'Status', invoiceStatusId),
    emailed_at: column.instant('Sent', { nullable: true }),
    /** The recurring invoice that made it. */
    recurring_id: column.uuid('Recurring invoice', { nullable: true }),
    created_at: column.instant('Created'),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** A part of the number. */
    invoice_number: characters(40),
    /** A status; Partial whether overdue or not; Unpaid: issued and not paid in full. */
    status: wholeNumber().pipe(invoiceStatusId),
  },
  called: 'invoice_number',
  sort: '-invoice_date',
})
