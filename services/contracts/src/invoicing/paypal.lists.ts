import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/**
 * `received`: waiting to be entered. `settled`: the invoice does not take it, and a person settled
 * it elsewhere.
 */
export const paypalPaymentStates = ['received', 'entered', 'held', 'settled', 'refunded'] as const

export const paypalPaymentsList = defineList({
  name: 'paypal-payments',
  label: 'PayPal payments',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid(),
    invoice_id: column.uuid(),
    invoice_number: column.text({ searchable: true, nullable: true }),
    capture_id: column.text({ searchable: true }),
    paid_on: column.day(),
    currency: column.text(),
    amount: column.money(),
    refunded: column.money(),
    state: column.of('text', z.enum(paypalPaymentStates)),
    /** Code of the reason why the invoice does not take it. */
    reason: column.text({ nullable: true }),
    stream: column.stream(),
  },
  perPage: 15,
  sort: '-paid_on',
})
