import * as declared from '@workledger/contracts/invoicing/credit-notes.lists'
import { readList } from '../kernel/list-resource'
import { clientName } from './invoicing.sql'

export const creditNotesList = readList(declared.creditNotesList, 'credit_notes as n', {
  from: (db, { workspace }) =>
    db
      .selectFrom('credit_notes as n')
      .leftJoin('invoices as i', 'i.id', 'n.invoice_id')
      .leftJoin('clients as c', 'c.id', 'n.client_id')
      .where('n.workspace_id', '=', workspace),
  sql: {
    client: clientName,
    client_email: 'c.contact_email',
    invoice_number: 'i.invoice_number',
    reason: `(select said ->> 'reason' from jsonb_array_elements(i.credit_notes) as said where said ->> 'id' = n.id::text)`,
    stream: `'invoice-' || n.invoice_id`,
  },
})
