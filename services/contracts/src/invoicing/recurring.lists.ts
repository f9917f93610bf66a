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
    id: column.uuid(),
    client_id: column.uuid(),
    client: column.text({ searchable: true }),
    /** Of the first item. */
    description: column.text({ searchable: true }),
    currency: column.text(),
    /** The total of each invoice. */
    amount: column.money(),
    every: column.number(),
    unit: column.of('text', z.enum(recurringUnits)),
    first_on: column.day(),
    /** Null: none follows, or it is paused. */
    next_on: column.day({ nullable: true }),
    last_on: column.day({ nullable: true }),
    until: column.day({ nullable: true }),
    times: column.number({ nullable: true }),
    /** Number of days so far. */
    made: column.number(),
    send: column.bool(),
    status: column.of('text', z.enum(recurringStatuses)),
    created_at: column.instant(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'next_on',
  perPage: 15,
})

export type RecurringInvoiceRow = RowOf<typeof recurringInvoicesList>
