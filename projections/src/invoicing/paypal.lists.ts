import * as declared from '@workledger/contracts/invoicing/paypal.lists'
import { readList } from '../kernel/list-resource'

export const paypalPaymentsList = readList(declared.paypalPaymentsList, 'paypal_payments as p', {
  from: (db, { workspace }) =>
    db
      .selectFrom('paypal_payments as p')
      .leftJoin('invoices as i', 'i.id', 'p.invoice_id')
      .where('p.workspace_id', '=', workspace),
  sql: {
    invoice_number: 'i.invoice_number',
    state: `(case when p.refunded > 0 then 'refunded' else p.state end)`,
    stream: `'paypal-payment-' || p.id`,
  },
})
