import * as declared from '@workledger/contracts/invoicing/recurring.lists'
import { readList } from '../kernel/list-resource'
import { recurringInvoices } from './recurring.queries'

export const recurringInvoicesList = readList(declared.recurringInvoicesList, {
  from: (db, { workspace }) => recurringInvoices(db, workspace),
  sql: {
    id: 'r.id',
    client_id: 'r.client_id',
    client: `coalesce(c.name, '')`,
    description: 'r.description',
    currency: 'r.currency',
    amount: 'r.amount',
    every: 'r.every',
    unit: 'r.unit',
    first_on: 'r.first_on',
    next_on: 'r.next_on',
    last_on: 'r.last_on',
    until: 'r.until',
    times: 'r.times',
    made: 'r.made',
    send: 'r.send',
    status: 'r.status',
    created_at: 'r.created_at',
    stream: `'recurring-invoice-' || r.id`,
    revision: 'r.revision',
    updated_at: 'r.updated_at',
  },
})
