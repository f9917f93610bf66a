import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { recurringStatuses, recurringUnits } from './recurring-words'

export const recurringInvoicesList = defineList({
  name: 'recurring-invoices',
  label: 'Recurring invoices',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true }),
    /** Of the first item. */
    description: column.text('Description', { searchable: true }),
    currency: column.text('Currency'),
    /** The total of each invoice. */
    amount: column.money('Total'),
    every: column.number('Every'),
    unit: column.of('text', 'Unit', z.enum(recurringUnits)),
    first_on: column.day('First day'),
    /** Null: none comes any more, or it is paused. */
    next_on: column.day('Next invoice', { nullable: true }),
    last_on: column.day('Last invoice', { nullable: true }),
    until: column.day('Until', { nullable: true }),
    times: column.number('Times', { nullable: true }),
    /** Days that came so far. */
    made: column.number('Made'),
    send: column.bool('Sent by itself'),
    status: column.of('text', 'Status', z.enum(recurringStatuses)),
    created_at: column.instant('Created'),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'next_on',
  perPage: 15,
})
export type RecurringInvoiceRow = RowOf<typeof recurringInvoicesList>
