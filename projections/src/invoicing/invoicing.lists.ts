import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import * as declared from '@workledger/contracts/invoicing/invoicing.lists'
import { sql } from 'kysely'
import { contains } from '../kernel/list'
import { readList } from '../kernel/list-resource'
import { balance, clientName, daysOld, invoiceStatus, printedRevision } from './invoicing.sql'

export const invoicesList = readList(declared.invoicesList, 'invoices as i', {
  from: (db, { workspace }) =>
    db
      .selectFrom('invoices as i')
      .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
      .where('i.workspace_id', '=', workspace),
  // An issued invoice has the client's name in its document, which is large. The join therefore
  // runs only for the rows of a page.
  joins: {
    columns: ['client', 'client_email'],
    add: (query) => query.leftJoin('clients as c', 'c.id', 'i.client_id'),
  },
  sql: {
    client: clientName,
    client_email: 'c.contact_email',
    days_old: daysOld,
    balance,
    invoice_status_id: invoiceStatus,
    stream: `'invoice-' || i.id`,
    revision: printedRevision,
  },
  filters: {
    invoice_number: (part) => sql`i.invoice_number ilike ${contains(part)}`,
    status: (status) =>
      status === invoiceStatuses.unpaid
        ? sql`(i.state = 'issued' and i.paid + i.credited < i.amount)`
        : status === invoiceStatuses.partial
          ? sql`(i.state = 'issued' and i.paid > 0 and i.paid + i.credited < i.amount)`
          : sql`${sql.raw(invoiceStatus)} = ${status}`,
  },
})
