import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

/** `received`: about to be entered. `settled`: the invoice does not take it, and somebody dealt with it elsewhere. */
export const paypalPaymentStates = ['received', 'entered', 'held', 'settled', 'refunded'] as const

export const paypalPaymentsList = defineList({
  name: 'paypal-payments',
  label: 'PayPal payments',
  who: 'admin',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    invoice_id: column.uuid('Invoice id'),
    invoice_number: column.text('Invoice #', { searchable: true, nullable: true }),
    capture_id: column.text('PayPal id', { searchable: true }),
    paid_on: column.day('Paid on'),
    currency: column.text('Currency'),
    amount: column.money('Amount'),
    refunded: column.money('Refunded'),
    state: column.of('text', 'State', z.enum(paypalPaymentStates)),
    /** Why the invoice does not take it: the code of the refusal. */
    reason: column.text('Reason', { nullable: true }),
    stream: column.stream(),
  },
  perPage: 15,
  sort: '-paid_on',
})
