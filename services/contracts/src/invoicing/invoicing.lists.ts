import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

export const invoiceStatusId = z.union(
  [1, 2, 3, 4, 5, 6, 7, -1, -2].map((status) => z.literal(status)),
)

export const invoicesList = defineList({
  name: 'invoices',
  label: 'Invoices',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid(),
    invoice_number: column.text({ searchable: true, filterable: false, nullable: true }),
    client_id: column.uuid(),
    client: column.text({ searchable: true }),
    client_email: column.text({ exported: false, nullable: true }),
    invoice_date: column.day(),
    due_date: column.day(),
    /** Days since the issue date, in the workspace's zone. */
    days_old: column.number(),
    currency: column.text(),
    /**
     * The total, the paid and credited amounts, and the open amount; below zero it is owed to the
     * client.
     */
    amount: column.money(),
    paid: column.money(),
    credited: column.money(),
    balance: column.money(),
    invoice_status_id: column.of('number', invoiceStatusId),
    emailed_at: column.instant({ nullable: true }),
    /** The recurring invoice that made it. */
    recurring_id: column.uuid({ nullable: true }),
    created_at: column.instant(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** A part of the number. */
    invoice_number: characters(40),
    /** A status; Partial includes overdue ones; Unpaid: issued and not paid in full. */
    status: wholeNumber().pipe(invoiceStatusId),
  },
  relevanceColumn: 'invoice_number',
  sort: '-invoice_date',
})
