import * as declared from '@workledger/contracts/invoicing/paypal.lists'
import { readList } from '../kernel/list-resource'

export const paypalPaymentsList = readList(declared.paypalPaymentsList, {
  from: (db, { workspace }) =>
    db.selectFrom('paypal_payments as p').leftJoin('invoices as i', 'i.id', 'p.invoice_id').where('p.workspace_id', '=', workspace),
  sql: {
    id: 'p.id',
    invoice_id: 'p.invoice_id',
    invoice_number: 'i.invoice_number',
    capture_id: 'p.capture_id',
    paid_on: 'p.paid_on',
    currency: 'p.currency',
    amount: 'p.amount',
    refunded: 'p.refunded',
    state: `(case when p.refunded > 0 then 'refunded' else p.state end)`,
    reason: 'p.reason',
    stream: `'paypal-payment-' || p.id`,
  },
})
