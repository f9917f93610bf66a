import * as declared from '@workledger/contracts/invoicing/recurring.lists'
import { readList } from '../kernel/list-resource'
import { recurringInvoices } from './recurring.queries'

export const recurringInvoicesList = readList(
  declared.recurringInvoicesList,
  'recurring_invoices as r',
  {
    from: (db, { workspace }) => recurringInvoices(db, workspace),
    sql: {
      client: `coalesce(c.name, '')`,
      stream: `'recurring-invoice-' || r.id`,
    },
  },
)
