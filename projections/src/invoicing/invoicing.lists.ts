import * as declared from '@workledger/contracts/invoicing/invoicing.lists'
import { readList } from '../kernel/list-resource'
import { clientName, daysOld, invoiceStatus } from './invoicing.sql'

export const invoicesList = readList(declared.invoicesList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('invoices as i')
      .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
      .leftJoin('clients as c', 'c.id', 'i.client_id')
      .where('i.workspace_id', '=', workspace),
  sql: {
    id: 'i.id',
    invoice_number: 'i.invoice_number',
    client_id: 'i.client_id',
    client: clientName,
    client_email: 'c.contact_email',
    invoice_date: 'i.invoice_date',
    due_date: 'i.due_date',
    days_old: daysOld,
    currency: 'i.currency',
    amount: 'i.amount',
    paid: 'i.paid',
    balance: 'i.amount - i.paid',
    invoice_status_id: invoiceStatus,
    emailed_at: 'i.emailed_at',
    created_at: 'i.created_at',
    stream: `'invoice-' || i.id`,
  },
})
